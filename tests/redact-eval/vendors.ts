import { awsKeyId, base64, base64Url, bech32, jwt, withCrc } from "./checksums.ts";
import {
  AN,
  BASE64,
  BASE64_URL,
  DIGITS,
  HEX,
  LETTERS,
  LOWER_AN,
  type Random,
  UPPER,
} from "./random.ts";

/** A token that its own form gives away. */
export interface Vendor {
  kind: string;
  format: string;
  /** How a project names it. */
  name: string;
  make: (chance: Random) => string;
}

const row = (kind: string, format: string, name: string, make: Vendor["make"]): Vendor => ({
  kind,
  format,
  name,
  make,
});

/** A prefix and so many characters of an alphabet, the commonest form by far. */
const plain = (
  kind: string,
  name: string,
  prefix: string,
  alphabet: string,
  length: number,
): Vendor => row(kind, prefix, name, (chance) => prefix + chance.chars(alphabet, length));

export const uuid = (chance: Random): string =>
  [8, 4, 4, 4, 12]
    .map((length) => chance.chars(HEX, length))
    .join("-")
    .replace(/^(.{14}).(.{4})./, "$14$2a");

const OPENAI_MARK = base64("OpenAI");

const AI: Vendor[] = [
  row(
    "anthropic",
    "api03",
    "ANTHROPIC_API_KEY",
    (c) => `sk-ant-api03-${c.chars(BASE64_URL, 93)}AA`,
  ),
  row(
    "anthropic",
    "admin01",
    "ANTHROPIC_ADMIN_KEY",
    (c) => `sk-ant-admin01-${c.chars(BASE64_URL, 93)}AA`,
  ),
  row(
    "claude-oauth",
    "oat01",
    "CLAUDE_CODE_OAUTH_TOKEN",
    (c) => `sk-ant-oat01-${c.chars(BASE64_URL, 93)}AA`,
  ),
  row(
    "claude-oauth",
    "ort01",
    "CLAUDE_REFRESH_TOKEN",
    (c) => `sk-ant-ort01-${c.chars(BASE64_URL, 93)}AA`,
  ),
  ...["proj", "svcacct", "admin", "None"].map((form) =>
    row("openai", form, "OPENAI_API_KEY", (c) => {
      const length = c.pick([20, 58, 74]);
      const half = (): string => c.chars(BASE64_URL, length);
      return `sk-${form}-${half()}${OPENAI_MARK}${half()}`;
    }),
  ),
  row(
    "openai",
    "legacy",
    "OPENAI_API_KEY",
    (c) => `sk-${c.chars(AN, 20)}${OPENAI_MARK}${c.chars(AN, 20)}`,
  ),
  plain("deepseek", "DEEPSEEK_API_KEY", "sk-", HEX, 32),
  plain("openrouter", "OPENROUTER_API_KEY", "sk-or-v1-", HEX, 64),
  row("langfuse", "sk-lf", "LANGFUSE_SECRET_KEY", (c) => `sk-lf-${uuid(c)}`),
  plain("groq", "GROQ_API_KEY", "gsk_", AN, 52),
  plain("xai", "XAI_API_KEY", "xai-", AN, 80),
  plain("perplexity", "PERPLEXITY_API_KEY", "pplx-", AN, 48),
  plain("replicate", "REPLICATE_API_TOKEN", "r8_", AN, 37),
  plain("together", "TOGETHER_API_KEY", "tgp_v1_", BASE64_URL, 43),
  row("pinecone", "pcsk", "PINECONE_API_KEY", (c) => `pcsk_${c.chars(AN, 6)}_${c.chars(AN, 63)}`),
  ...["pt", "sk"].map((form) =>
    row(
      "langsmith",
      form,
      "LANGSMITH_API_KEY",
      (c) => `lsv2_${form}_${c.chars(HEX, 32)}_${c.chars(HEX, 10)}`,
    ),
  ),
  plain("nvidia", "NVIDIA_API_KEY", "nvapi-", BASE64_URL, 64),
  plain("voyage", "VOYAGE_API_KEY", "pa-", BASE64_URL, 43),
  plain("tavily", "TAVILY_API_KEY", "tvly-", AN, 32),
  plain("tavily", "TAVILY_API_KEY", "tvly-dev-", AN, 32),
  plain("firecrawl", "FIRECRAWL_API_KEY", "fc-", HEX, 32),
  plain("brave", "BRAVE_API_KEY", "BSA", AN, 28),
  plain("composio", "COMPOSIO_API_KEY", "ak_", BASE64_URL, 20),
  plain("composio", "COMPOSIO_API_KEY", "uak_", BASE64_URL, 43),
  plain("elevenlabs", "ELEVENLABS_API_KEY", "sk_", HEX, 48),
  plain("huggingface", "HF_TOKEN", "hf_", LETTERS, 34),
  plain("huggingface", "HF_ORG_TOKEN", "api_org_", LETTERS, 34),
];

const FORGES: Vendor[] = [
  ...["ghp_", "gho_", "ghu_", "ghs_", "ghr_"].map((prefix) =>
    row("github", prefix, "GITHUB_TOKEN", (c) => prefix + withCrc(c)),
  ),
  row(
    "github",
    "ghs_ app JWT",
    "GITHUB_TOKEN",
    (c) =>
      `ghs_${c.chars("123456789", 7)}_${jwt(c, { iss: c.chars(DIGITS, 7), exp: 1799999999, permissions: c.chars(AN, 180) })}`,
  ),
  row(
    "github",
    "github_pat_",
    "GH_TOKEN",
    (c) => `github_pat_${c.chars(AN, 22)}_${c.chars(AN, 59)}`,
  ),
  ...["glpat-", "gldt-", "glrt-", "glft-", "glsoat-", "glffct-", "GR1348941"].map((prefix) =>
    plain("gitlab", "GITLAB_TOKEN", prefix, BASE64_URL, 20),
  ),
  row(
    "gitlab",
    "glcbt-",
    "CI_JOB_TOKEN",
    (c) => `glcbt-${c.chars(HEX, 2)}_${c.chars(BASE64_URL, 20)}`,
  ),
  plain("gitlab", "GITLAB_TRIGGER", "glptt-", HEX, 40),
  plain("gitlab", "GITLAB_MAIL_TOKEN", "glimt-", BASE64_URL, 25),
  plain("gitlab", "GITLAB_AGENT_TOKEN", "glagent-", BASE64_URL, 50),
  plain("gitlab", "GITLAB_APP_SECRET", "gloas-", HEX, 64),
  row("gitlab", "routable", "GITLAB_TOKEN", (c) => {
    const body = c.chars(BASE64_URL, 27 + c.int(30));
    return `glpat-${body}.01.0${c.chars(LOWER_AN, 1)}${c.chars(LOWER_AN, 7)}`;
  }),
  row("npm", "npm_", "NPM_TOKEN", (c) => `npm_${withCrc(c)}`),
  row("pypi", "main", "PYPI_API_TOKEN", (c) => `pypi-AgEIcHlwaS5vcmc${c.chars(BASE64_URL, 120)}`),
  row("pypi", "test", "TEST_PYPI_TOKEN", (c) => `pypi-AgENdGVzdC5weXBp${c.chars(BASE64_URL, 120)}`),
  plain("crates-io", "CARGO_REGISTRY_TOKEN", "cio", AN, 32),
  plain("rubygems", "RUBYGEMS_API_KEY", "rubygems_", HEX, 48),
  plain("nuget", "NUGET_API_KEY", "oy2", "abcdefghijklmnopqrstuvwxyz234567", 43),
  plain("artifactory", "ARTIFACTORY_API_KEY", "AKCp", AN, 69),
  plain("docker-hub", "DOCKER_TOKEN", "dckr_pat_", BASE64_URL, 27),
  plain("docker-hub", "DOCKER_TOKEN", "dckr_oat_", BASE64_URL, 32),
];

const CLOUDS: Vendor[] = [
  ...["AKIA", "ASIA", "ABIA", "ACCA"].map((prefix) =>
    row("aws-key-id", prefix, "AWS_ACCESS_KEY_ID", (c) => awsKeyId(c, prefix)),
  ),
  plain("aws-bedrock", "AWS_BEARER_TOKEN_BEDROCK", "ABSK", BASE64, 128),
  row(
    "aws-bedrock",
    "short-lived",
    "AWS_BEARER_TOKEN_BEDROCK",
    (c) => `bedrock-api-key-${base64("bedrock.amazonaws.com")}${c.chars(BASE64, 120)}`,
  ),
  plain("google-api", "GOOGLE_API_KEY", "AIza", BASE64_URL, 35),
  plain("google-api", "GEMINI_API_KEY", "AQ.Ab8RN6", BASE64_URL, 44),
  plain("google-oauth", "GOOGLE_ACCESS_TOKEN", "ya29.", BASE64_URL, 120),
  plain("google-oauth", "GOOGLE_CLIENT_SECRET", "GOCSPX-", BASE64_URL, 28),
  row(
    "azure-client-secret",
    "Q~",
    "AZURE_CLIENT_SECRET",
    (c) => `${c.chars(AN, 3)}8Q~${c.chars(`${AN}_~.-`, 33)}${c.chars(AN, 1)}`,
  ),
  plain("digitalocean", "DO_TOKEN", "dop_v1_", HEX, 64),
  plain("digitalocean", "DO_TOKEN", "doo_v1_", HEX, 64),
  plain("digitalocean", "DO_REFRESH_TOKEN", "dor_v1_", HEX, 64),
  plain("heroku", "HEROKU_API_KEY", "HRKU-AA", BASE64_URL, 58),
  ...["vcp_", "vck_", "vci_", "vca_", "vcr_"].map((prefix) =>
    plain("vercel", "VERCEL_TOKEN", prefix, BASE64_URL, 56),
  ),
  plain("supabase", "SUPABASE_ACCESS_TOKEN", "sbp_", HEX, 40),
  row(
    "supabase",
    "sb_secret_",
    "SUPABASE_SECRET_KEY",
    (c) => `sb_secret_${c.chars(AN, 22)}_${c.chars(AN, 8)}`,
  ),
  ...["cfk_", "cfut_", "cfat_"].map((prefix) =>
    row(
      "cloudflare",
      prefix,
      "CLOUDFLARE_API_TOKEN",
      (c) => prefix + c.chars(AN, 40) + c.chars(HEX, 8),
    ),
  ),
  row(
    "cloudflare",
    "origin CA",
    "CLOUDFLARE_ORIGIN_KEY",
    (c) => `v1.0-${c.chars(HEX, 24)}-${c.chars(HEX, 146)}`,
  ),
  plain("neon", "NEON_API_KEY", "napi_", LOWER_AN, 64),
  plain("planetscale", "PLANETSCALE_TOKEN", "pscale_tkn_", BASE64_URL, 43),
  plain("planetscale", "PLANETSCALE_PASSWORD", "pscale_pw_", BASE64_URL, 43),
  plain("planetscale", "PLANETSCALE_OAUTH", "pscale_oauth_", BASE64_URL, 43),
  plain("fly", "FLY_API_TOKEN", "FlyV1 fm2_", BASE64, 160),
  plain("databricks", "DATABRICKS_TOKEN", "dapi", HEX, 32),
];

const SERVICES: Vendor[] = [
  ...["xoxb-", "xoxp-"].map((prefix) =>
    row(
      "slack",
      prefix,
      "SLACK_TOKEN",
      (c) => `${prefix}${c.chars(DIGITS, 12)}-${c.chars(DIGITS, 13)}-${c.chars(AN, 24)}`,
    ),
  ),
  row(
    "slack",
    "xapp-",
    "SLACK_APP_TOKEN",
    (c) => `xapp-1-A0${c.chars(UPPER + DIGITS, 9)}-${c.chars(DIGITS, 13)}-${c.chars(HEX, 64)}`,
  ),
  row("slack", "xoxe.xoxp-", "SLACK_CONFIG_TOKEN", (c) => `xoxe.xoxp-1-${c.chars(AN, 163)}`),
  row(
    "slack",
    "xoxc-",
    "SLACK_XOXC",
    (c) =>
      `xoxc-${c.chars(DIGITS, 12)}-${c.chars(DIGITS, 12)}-${c.chars(DIGITS, 13)}-${c.chars(HEX, 64)}`,
  ),
  row("slack", "xoxd-", "SLACK_XOXD", (c) => `xoxd-${c.chars(AN, 120)}`),
  ...["sk_live_", "sk_test_", "rk_live_", "rk_test_"].flatMap((prefix) => [
    plain("stripe", "STRIPE_SECRET_KEY", prefix, AN, 24),
    plain("stripe", "STRIPE_SECRET_KEY", prefix, AN, 99),
  ]),
  plain("stripe-webhook", "STRIPE_WEBHOOK_SECRET", "whsec_", AN, 32),
  row("twilio-key", "SK", "TWILIO_API_KEY", (c) => `SK${c.chars(HEX, 32)}`),
  row(
    "sendgrid",
    "SG.",
    "SENDGRID_API_KEY",
    (c) => `SG.${c.chars(BASE64_URL, 22)}.${c.chars(BASE64_URL, 43)}`,
  ),
  plain("mailgun", "MAILGUN_API_KEY", "key-", HEX, 32),
  row("mailchimp", "-us", "MAILCHIMP_API_KEY", (c) => `${c.chars(HEX, 32)}-us${1 + c.int(20)}`),
  row(
    "discord-bot",
    "bot",
    "DISCORD_TOKEN",
    (c) =>
      `${base64Url(String(1 + c.int(8)) + c.chars(DIGITS, 17))}.G${c.chars(BASE64_URL, 5)}.${c.chars(BASE64_URL, 38)}`,
  ),
  row(
    "telegram",
    "bot",
    "TELEGRAM_BOT_TOKEN",
    (c) => `${c.chars("123456789", 10)}:AA${c.chars(BASE64_URL, 33)}`,
  ),
  plain("linear", "LINEAR_API_KEY", "lin_api_", AN, 40),
  plain("linear", "LINEAR_TOKEN", "lin_oauth_", AN, 40),
  row("notion", "ntn_", "NOTION_TOKEN", (c) => `ntn_${c.chars(DIGITS, 11)}${c.chars(AN, 35)}`),
  plain("notion", "NOTION_TOKEN", "secret_", AN, 43),
  plain("figma", "FIGMA_TOKEN", "figd_", BASE64_URL, 40),
  row("sentry", "sntryu_", "SENTRY_AUTH_TOKEN", (c) => `sntryu_${c.chars(HEX, 64)}`),
  row("sentry", "sntrys_", "SENTRY_AUTH_TOKEN", (c) => {
    const head = base64(JSON.stringify({ iat: 1790000000, url: "https://sentry.io", org: "shop" }));
    return `sntrys_${head.replace(/=+$/, "")}_${c.chars(AN, 43)}`;
  }),
  row("grafana", "glsa_", "GRAFANA_TOKEN", (c) => `glsa_${c.chars(AN, 32)}_${c.chars(HEX, 8)}`),
  row(
    "grafana",
    "glc_",
    "GRAFANA_CLOUD_TOKEN",
    (c) =>
      `glc_${base64(JSON.stringify({ o: "61", n: "ci", k: c.chars(AN, 24), m: { r: "eu" } })).replace(/=+$/, "")}`,
  ),
  plain("vault", "VAULT_TOKEN", "hvs.", BASE64_URL, 95),
  plain("vault", "VAULT_TOKEN", "hvb.", BASE64_URL, 140),
  plain("doppler", "DOPPLER_TOKEN", "dp.pt.", AN, 43),
  ...["shpat_", "shpca_", "shppa_", "shpss_"].map((prefix) =>
    plain("shopify", "SHOPIFY_TOKEN", prefix, HEX, 32),
  ),
  row(
    "1password",
    "ops_",
    "OP_SERVICE_ACCOUNT_TOKEN",
    (c) =>
      `ops_${base64Url(JSON.stringify({ signInAddress: "my.1password.com", userAuth: { method: "SRPg-4096" }, secretKey: c.chars(AN, 180) }))}`,
  ),
  row("age", "identity", "AGE_IDENTITY", (c) => bech32(c, "age-secret-key-", 52).toUpperCase()),
  ...["auth", "api", "client"].map((form) =>
    row(
      "tailscale",
      form,
      "TS_AUTHKEY",
      (c) => `tskey-${form}-k${c.chars(AN, 10)}CNTRL-${c.chars(AN, 32)}`,
    ),
  ),
  plain("posthog", "POSTHOG_PERSONAL_KEY", "phx_", AN, 43),
  plain("pulumi", "PULUMI_ACCESS_TOKEN", "pul-", HEX, 40),
  row("jwt", "signed", "SESSION_JWT", (c) => jwt(c)),
  row("jwt", "service_role", "SUPABASE_SERVICE_ROLE_KEY", (c) =>
    jwt(c, { role: "service_role", iss: "supabase" }),
  ),
];

/** Every token with a form of its own. */
export const VENDORS: readonly Vendor[] = [...AI, ...FORGES, ...CLOUDS, ...SERVICES];
