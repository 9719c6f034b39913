//! Clouds, data bases, and the services that keep secrets.

use super::super::alphabet::{ALNUM, ANY64, BASE64, DIGITS, DOTTED, HEX, HYPHENED, LOWER, TILDE, UPPER, URL64, WORD};
use super::shape::{Part, Token, token};

/// Google on its credentials.
const GOOGLE: &str = "https://cloud.google.com/docs/authentication";
/// Microsoft on the keys of storage.
const AZURE: &str = "https://learn.microsoft.com/en-us/azure/storage/common/storage-account-keys-manage";
/// Microsoft on shared access signatures.
const SAS: &str = "https://learn.microsoft.com/en-us/azure/storage/common/storage-sas-overview";
/// AWS on signed requests.
const SIGNED: &str = "https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html";
/// Vault on its tokens.
const VAULT: &str = "https://developer.hashicorp.com/vault/docs/concepts/tokens";
/// Tailscale on its keys.
const TAILSCALE: &str = "https://tailscale.com/kb/1085/auth-keys";

/// One row a format.
pub(super) static ROWS: &[Token] = &[
    token(
        "aws-bedrock-key",
        &["ABSK"],
        (BASE64, 100, 0),
        "Amazon Bedrock API keys",
        "https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html",
    ),
    token(
        "aws-bedrock-short-key",
        &["bedrock-api-key-"],
        (ANY64, 32, 0),
        "Amazon Bedrock API keys that soon expire",
        "https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html",
    ),
    token("aws-signature", &["X-Amz-Signature=", "x-amz-signature="], (HEX, 60, 64), "Signatures of AWS URLs", SIGNED)
        .bare(),
    token(
        "aws-session-token",
        &["X-Amz-Security-Token=", "x-amz-security-token="],
        (ANY64, 40, 0),
        "Session tokens in AWS URLs",
        SIGNED,
    )
    .bare(),
    token("google-api-key", &["AIza"], (URL64, 30, 35), "Google API keys", GOOGLE),
    token(
        "google-gemini-key",
        &["AQ.Ab"],
        (URL64, 32, 0),
        "Keys of the Gemini API",
        "https://ai.google.dev/gemini-api/docs/api-key",
    ),
    token("google-access-token", &["ya29."], (DOTTED, 20, 0), "Google OAuth access tokens", GOOGLE),
    token("google-refresh-token", &["1//0"], (URL64, 32, 0), "Google OAuth refresh tokens", GOOGLE),
    token("google-client-secret", &["GOCSPX-"], (URL64, 22, 28), "Google OAuth secrets of clients", GOOGLE),
    token(
        "google-signature",
        &["X-Goog-Signature=", "x-goog-signature="],
        (HEX, 60, 0),
        "Signatures of Google URLs",
        "https://cloud.google.com/storage/docs/access-control/signed-urls",
    )
    .bare(),
    token(
        "azure-storage-key",
        &["AccountKey=", "accountkey="],
        (BASE64, 40, 88),
        "Keys of Azure storage accounts",
        AZURE,
    )
    .bare(),
    token(
        "azure-shared-access-key",
        &["SharedAccessKey=", "sharedaccesskey="],
        (BASE64, 32, 0),
        "Azure shared access keys",
        "https://learn.microsoft.com/en-us/azure/service-bus-messaging/service-bus-sas",
    )
    .bare(),
    token(
        "azure-shared-access-signature",
        &["?sig=", "&sig=", ";sig="],
        (ANY64, 30, 0),
        "Azure shared access signatures",
        SAS,
    )
    .bare(),
    token(
        "digitalocean-token",
        &["dop_v1_", "doo_v1_", "dor_v1_"],
        (HEX, 48, 64),
        "DigitalOcean tokens",
        "https://docs.digitalocean.com/reference/api/create-personal-access-token/",
    ),
    token(
        "digitalocean-spaces-key",
        &["DO801", "DO00"],
        (UPPER, 15, 16),
        "Keys of DigitalOcean Spaces",
        "https://docs.digitalocean.com/products/spaces/how-to/manage-access/",
    )
    .exact(),
    token(
        "cloudflare-token",
        &["cfk_", "cfut_", "cfat_"],
        (ALNUM, 36, 48),
        "Cloudflare keys and tokens",
        "https://developers.cloudflare.com/fundamentals/api/get-started/",
    ),
    token(
        "cloudflare-origin-key",
        &["v1.0-"],
        (HEX, 24, 24),
        "Keys of Cloudflare's origin CA",
        "https://developers.cloudflare.com/fundamentals/api/get-started/ca-keys/",
    )
    .then(&[Part::Text("-"), Part::Run(HEX, 120)]),
    token(
        "heroku-key",
        &["HRKU-"],
        (URL64, 30, 0),
        "Heroku API keys",
        "https://devcenter.heroku.com/articles/authentication",
    ),
    token(
        "vercel-token",
        &["vcp_", "vck_", "vci_", "vca_", "vcr_", "vercel_blob_rw_"],
        (URL64, 32, 56),
        "Vercel tokens",
        "https://vercel.com/docs/rest-api",
    ),
    token(
        "netlify-token",
        &["nfp_", "nfc_", "nfo_", "nfu_"],
        (ALNUM, 30, 36),
        "Netlify tokens",
        "https://docs.netlify.com/api/get-started/",
    ),
    token("render-key", &["rnd_"], (ALNUM, 28, 32), "Render API keys", "https://render.com/docs/api"),
    token(
        "fly-token",
        &["FlyV1 fm", "fm1r_", "fm2_", "fm1a_"],
        (ANY64, 50, 0),
        "Tokens of Fly.io",
        "https://fly.io/docs/security/tokens/",
    ),
    token(
        "fly-personal-token",
        &["fo1_"],
        (URL64, 40, 43),
        "Personal tokens of Fly.io",
        "https://fly.io/docs/security/tokens/",
    ),
    token("scalingo-token", &["tk-us-"], (URL64, 40, 48), "Scalingo tokens", "https://developers.scalingo.com/"),
    token(
        "supabase-token",
        &["sbp_"],
        (LOWER, 36, 40),
        "Supabase access tokens",
        "https://supabase.com/docs/reference/api/introduction",
    ),
    token(
        "supabase-secret-key",
        &["sb_secret_"],
        (URL64, 24, 31),
        "Supabase secret keys",
        "https://supabase.com/docs/guides/api/api-keys",
    ),
    token("neon-key", &["napi_"], (ALNUM, 50, 64), "Neon API keys", "https://neon.com/docs/manage/api-keys"),
    token(
        "neon-password",
        &["npg_"],
        (ALNUM, 12, 12),
        "Passwords of Neon data bases",
        "https://neon.com/docs/connect/connect-from-any-app",
    ),
    token(
        "planetscale-token",
        &["pscale_tkn_", "pscale_oauth_", "pscale_pw_"],
        (TILDE, 30, 0),
        "PlanetScale tokens and passwords",
        "https://planetscale.com/docs/api/reference/service-tokens",
    ),
    token(
        "aiven-token",
        &["aivenv1", "AVNS_"],
        (ALNUM, 18, 0),
        "Aiven tokens and passwords",
        "https://aiven.io/docs/platform/concepts/authentication-tokens",
    ),
    token(
        "databricks-token",
        &["dapi"],
        (HEX, 32, 32),
        "Databricks tokens",
        "https://docs.databricks.com/aws/en/dev-tools/auth/pat",
    ),
    token(
        "databricks-suffixed-token",
        &["dapi"],
        (HEX, 32, 32),
        "Databricks tokens with a number",
        "https://docs.databricks.com/aws/en/dev-tools/auth/pat",
    )
    .then(&[Part::Text("-"), Part::Run(DIGITS, 1)]),
    token("vault-token", &["hvs.", "hvb.", "hvr."], (URL64, 20, 0), "Vault tokens", VAULT),
    token("vault-old-token", &["s."], (ALNUM, 24, 24), "Vault tokens of old", VAULT).exact().unsure(),
    token(
        "doppler-token",
        &["dp.pt.", "dp.ct.", "dp.sa.", "dp.scim.", "dp.audit.", "dp.said."],
        (ALNUM, 36, 0),
        "Doppler tokens",
        "https://docs.doppler.com/docs/service-tokens",
    ),
    token(
        "doppler-service-token",
        &["dp.st."],
        (DOTTED, 36, 0),
        "Doppler tokens of services",
        "https://docs.doppler.com/docs/service-tokens",
    ),
    token(
        "infisical-token",
        &["st."],
        (HEX, 24, 24),
        "Infisical tokens",
        "https://infisical.com/docs/documentation/platform/token",
    )
    .then(&[Part::Text("."), Part::Run(HEX, 30), Part::Text("."), Part::Run(HEX, 30)]),
    token(
        "onepassword-token",
        &["ops_eyJ"],
        (ANY64, 100, 0),
        "1Password tokens of service accounts",
        "https://developer.1password.com/docs/service-accounts/",
    ),
    token(
        "onepassword-secret-key",
        &["A3-"],
        (UPPER, 6, 6),
        "1Password secret keys",
        "https://support.1password.com/secret-key/",
    )
    .then(&[Part::Text("-"), Part::Run(UPPER, 5), Part::Text("-"), Part::Run(HYPHENED, 17)]),
    token("tailscale-key", &["tskey-"], (URL64, 20, 0), "Tailscale keys", TAILSCALE),
    token("ngrok-token", &["ak_2", "cr_2"], (WORD, 26, 0), "ngrok keys", "https://ngrok.com/docs/api/"),
    token(
        "pulumi-token",
        &["pul-"],
        (HEX, 40, 40),
        "Pulumi access tokens",
        "https://www.pulumi.com/docs/pulumi-cloud/access-management/access-tokens/",
    ),
    token(
        "openshift-token",
        &["sha256~"],
        (URL64, 40, 43),
        "OpenShift tokens",
        "https://docs.redhat.com/en/documentation/openshift_container_platform",
    ),
    token(
        "confluent-secret",
        &["cflt"],
        (ANY64, 56, 0),
        "Confluent API secrets",
        "https://docs.confluent.io/cloud/current/security/authenticate/workload-identities/service-accounts/api-keys/overview.html",
    ),
    token(
        "alibaba-key",
        &["LTAI"],
        (ALNUM, 12, 0),
        "Alibaba Cloud access keys",
        "https://www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair",
    ),
    token(
        "tencent-key",
        &["AKID"],
        (ALNUM, 32, 32),
        "Tencent Cloud secret ids",
        "https://www.tencentcloud.com/document/product/598/32675",
    )
    .exact(),
    token(
        "baidu-key",
        &["bce-v3/ALTAK-"],
        (ALNUM, 16, 21),
        "Baidu Cloud keys",
        "https://cloud.baidu.com/doc/index.html",
    )
    .then(&[Part::Text("/"), Part::Run(HEX, 32)]),
    token(
        "volcengine-key",
        &["AKLT"],
        (BASE64, 36, 0),
        "Volcengine access keys",
        "https://www.volcengine.com/docs/6291/65568",
    ),
    token(
        "yandex-key",
        &["AQVN"],
        (URL64, 35, 36),
        "Yandex Cloud API keys",
        "https://yandex.cloud/en/docs/iam/concepts/authorization/api-key",
    ),
    token(
        "yandex-token",
        &["y0_", "y1_", "y2_", "y3_"],
        (URL64, 50, 0),
        "Yandex OAuth tokens",
        "https://yandex.cloud/en/docs/iam/concepts/authorization/oauth-token",
    ),
    token(
        "yandex-iam-token",
        &["t1."],
        (URL64, 20, 0),
        "Yandex Cloud IAM tokens",
        "https://yandex.cloud/en/docs/iam/concepts/authorization/iam-token",
    )
    .then(&[Part::Text("."), Part::Run(URL64, 60)]),
    token(
        "contentful-token",
        &["CFPAT-"],
        (URL64, 40, 43),
        "Contentful tokens",
        "https://www.contentful.com/developers/docs/references/authentication/",
    ),
    token(
        "upstash-key",
        &["uos_", "ups_"],
        (URL64, 30, 0),
        "Upstash keys",
        "https://upstash.com/docs/devops/developer-api/authentication",
    ),
    token(
        "convex-key",
        &["prod:", "dev:", "preview:"],
        (URL64, 8, 0),
        "Convex deploy keys",
        "https://docs.convex.dev/production/hosting/",
    )
    .then(&[Part::Text("|"), Part::Run(ANY64, 60)]),
    token(
        "mapbox-token",
        &["sk.eyJ"],
        (DOTTED, 50, 0),
        "Mapbox secret tokens",
        "https://docs.mapbox.com/help/getting-started/access-tokens/",
    ),
    token(
        "age-secret-key",
        &["AGE-SECRET-KEY-1", "AGE-SECRET-KEY-PQ-1"],
        (UPPER, 50, 58),
        "Secret keys of age",
        "https://age-encryption.org/v1",
    ),
];
