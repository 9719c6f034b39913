//! Payments, messages, shops, and the tools of an office.

use super::super::alphabet::{ALNUM, ANY64, BASE64, DIGITS, DOTTED, HEX, LOWER, PATH, URL64, UUID};
use super::shape::{Check, Part, Token, token};

/// Slack on its tokens.
const SLACK: &str = "https://docs.slack.dev/authentication/tokens";
/// Stripe on its keys.
const STRIPE: &str = "https://docs.stripe.com/keys";
/// Square on its tokens.
const SQUARE: &str = "https://developer.squareup.com/docs/build-basics/access-tokens";
/// Shopify on its tokens.
const SHOPIFY: &str = "https://shopify.dev/docs/apps/build/authentication-authorization";

/// One row a format.
pub(super) static ROWS: &[Token] = &[
    token(
        "slack-token",
        &["xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxo-", "xoxs-", "xoxc-"],
        (URL64, 20, 0),
        "Slack tokens",
        SLACK,
    ),
    token("slack-cookie", &["xoxd-"], (ANY64, 30, 0), "Slack cookies", SLACK),
    token(
        "slack-config-token",
        &["xoxe.xoxp-", "xoxe.xoxb-", "xoxe-"],
        (URL64, 24, 0),
        "Slack tokens that turn over",
        SLACK,
    ),
    token("slack-app-token", &["xapp-"], (URL64, 24, 0), "Slack tokens of apps", SLACK),
    token(
        "slack-webhook",
        &["hooks.slack.com/services/", "hooks.slack.com/workflows/", "hooks.slack.com/triggers/"],
        (PATH, 30, 0),
        "Slack webhooks",
        "https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks",
    )
    .bare(),
    token(
        "discord-webhook",
        &["discord.com/api/webhooks/", "discordapp.com/api/webhooks/"],
        (DIGITS, 15, 0),
        "Discord webhooks",
        "https://docs.discord.com/developers/resources/webhook",
    )
    .then(&[Part::Text("/"), Part::Run(URL64, 40)])
    .bare(),
    token(
        "teams-webhook",
        &["webhook.office.com/webhookb2/", "outlook.office.com/webhook/"],
        (PATH, 50, 0),
        "Webhooks of Microsoft Teams",
        "https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook",
    )
    .bare(),
    token(
        "zapier-webhook",
        &["hooks.zapier.com/hooks/catch/"],
        (DIGITS, 4, 0),
        "Webhooks of Zapier",
        "https://help.zapier.com/hc/en-us/articles/8496288690317",
    )
    .then(&[Part::Text("/"), Part::Run(PATH, 5)])
    .check(Check::Placed)
    .bare(),
    token(
        "stripe-key",
        &["sk_live_", "sk_test_", "sk_prod_", "rk_live_", "rk_test_", "rk_prod_"],
        (ALNUM, 16, 0),
        "Stripe keys, and those of the same form",
        STRIPE,
    ),
    token(
        "stripe-organisation-key",
        &["sk_org_live_", "sk_org_test_"],
        (ALNUM, 16, 0),
        "Stripe keys of organisations",
        STRIPE,
    ),
    token(
        "webhook-secret",
        &["whsec_"],
        (BASE64, 24, 0),
        "Secrets that sign webhooks, of Stripe, Svix and others",
        "https://docs.stripe.com/webhooks",
    ),
    token("square-token", &["EAAA", "sq0atp-"], (URL64, 22, 0), "Square access tokens", SQUARE),
    token("square-secret", &["sq0csp-"], (URL64, 36, 43), "Square secrets of applications", SQUARE),
    token(
        "facebook-token",
        &["EAAC", "EAAB", "EAAD", "EAAE", "EAAF", "EAAG", "EAAH", "EAAI", "EAAJ", "EAAK", "EAAL", "EAAM"],
        (ALNUM, 80, 0),
        "Facebook access tokens",
        "https://developers.facebook.com/docs/facebook-login/guides/access-tokens",
    ),
    token(
        "braintree-token",
        &["access_token$production$", "access_token$sandbox$"],
        (LOWER, 16, 16),
        "Braintree access tokens",
        "https://developer.paypal.com/braintree/docs/guides/extend/oauth/access-tokens",
    )
    .then(&[Part::Text("$"), Part::Run(HEX, 30)]),
    token(
        "razorpay-key",
        &["rzp_live_", "rzp_test_"],
        (ALNUM, 14, 14),
        "Razorpay keys",
        "https://razorpay.com/docs/api/authentication/",
    ),
    token(
        "flutterwave-key",
        &["FLWSECK-", "FLWSECK_TEST-", "FLWSECK_LIVE-"],
        (ALNUM, 12, 0),
        "Flutterwave secret keys",
        "https://developer.flutterwave.com/docs/authentication",
    ),
    token(
        "adyen-key",
        &["AQE"],
        (BASE64, 40, 0),
        "Adyen API keys",
        "https://docs.adyen.com/development-resources/api-credentials/",
    )
    .then(&[Part::Text("-"), Part::Run(BASE64, 30)]),
    token(
        "plaid-token",
        &["access-production-", "access-sandbox-", "access-development-"],
        (UUID, 36, 36),
        "Plaid access tokens",
        "https://plaid.com/docs/api/",
    ),
    token("coinbase-key", &["organizations/"], (UUID, 36, 36), "Coinbase keys", "https://docs.cdp.coinbase.com/")
        .then(&[Part::Text("/apiKeys/"), Part::Run(UUID, 36)]),
    token("lob-key", &["live_", "test_"], (HEX, 35, 35), "Lob keys", "https://docs.lob.com/").exact(),
    token(
        "duffel-token",
        &["duffel_live_", "duffel_test_"],
        (URL64, 30, 43),
        "Duffel tokens",
        "https://duffel.com/docs/api/overview/welcome",
    ),
    token(
        "easypost-key",
        &["EZAK", "EZTK"],
        (ALNUM, 40, 54),
        "EasyPost keys",
        "https://docs.easypost.com/docs/authentication",
    ),
    token(
        "shippo-token",
        &["shippo_live_", "shippo_test_"],
        (HEX, 36, 40),
        "Shippo tokens",
        "https://docs.goshippo.com/docs/guides_general/authentication/",
    ),
    token(
        "shopify-token",
        &["shpat_", "shpca_", "shppa_", "shpss_", "shpua_"],
        (HEX, 28, 32),
        "Shopify tokens and secrets",
        SHOPIFY,
    ),
    token("twilio-key", &["SK"], (HEX, 32, 32), "Twilio API keys", "https://www.twilio.com/docs/iam/api-keys").exact(),
    token(
        "sendgrid-key",
        &["SG."],
        (URL64, 16, 22),
        "SendGrid keys",
        "https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys",
    )
    .then(&[Part::Text("."), Part::Run(URL64, 30)]),
    token(
        "mailgun-key",
        &["key-"],
        (HEX, 32, 32),
        "Mailgun keys",
        "https://documentation.mailgun.com/docs/mailgun/api-reference/mg-auth",
    )
    .exact(),
    token(
        "brevo-key",
        &["xkeysib-", "xsmtpsib-"],
        (HEX, 50, 64),
        "Brevo keys",
        "https://developers.brevo.com/docs/getting-started",
    )
    .then(&[Part::Text("-"), Part::Run(ALNUM, 12)]),
    token("resend-key", &["re_"], (ALNUM, 8, 8), "Resend keys", "https://resend.com/docs/api-reference/introduction")
        .then(&[Part::Text("_"), Part::Run(ALNUM, 20)]),
    token("mailersend-token", &["mlsn."], (HEX, 50, 64), "MailerSend tokens", "https://developers.mailersend.com/"),
    token("customerio-key", &["cio_app_"], (ALNUM, 24, 0), "Customer.io keys", "https://docs.customer.io/"),
    token(
        "hubspot-token",
        &["pat-na1-", "pat-na2-", "pat-eu1-", "pat-ap1-"],
        (UUID, 36, 36),
        "HubSpot tokens",
        "https://developers.hubspot.com/docs/apps/legacy-apps/authentication/overview",
    ),
    token(
        "notion-token",
        &["ntn_"],
        (ALNUM, 40, 46),
        "Notion tokens",
        "https://developers.notion.com/docs/authorization",
    ),
    token(
        "notion-old-token",
        &["secret_"],
        (ALNUM, 43, 43),
        "Notion tokens of old",
        "https://developers.notion.com/docs/authorization",
    )
    .exact(),
    token(
        "figma-token",
        &["figd_", "figo_", "figu_", "figdr_", "figoh_", "figor_"],
        (URL64, 36, 0),
        "Figma tokens",
        "https://www.figma.com/developers/api#access-tokens",
    ),
    token(
        "airtable-token",
        &["pat"],
        (ALNUM, 14, 14),
        "Airtable tokens",
        "https://airtable.com/developers/web/api/authentication",
    )
    .then(&[Part::Text("."), Part::Run(HEX, 50)]),
    token(
        "asana-token",
        &["1/", "2/"],
        (DIGITS, 14, 0),
        "Asana tokens",
        "https://developers.asana.com/docs/personal-access-token",
    )
    .then(&[Part::Text(":"), Part::Run(HEX, 32)]),
    token(
        "asana-newer-token",
        &["2/"],
        (DIGITS, 14, 0),
        "Asana tokens with two numbers",
        "https://developers.asana.com/docs/personal-access-token",
    )
    .then(&[Part::Text("/"), Part::Run(DIGITS, 14), Part::Text(":"), Part::Run(HEX, 32)]),
    token(
        "dropbox-token",
        &["sl.u.", "sl."],
        (URL64, 100, 0),
        "Dropbox tokens",
        "https://developers.dropbox.com/oauth-guide",
    ),
    token("frameio-token", &["fio-u-"], (URL64, 50, 64), "Frame.io tokens", "https://developer.adobe.com/frameio/"),
    token(
        "typeform-token",
        &["tfp_"],
        (DOTTED, 40, 0),
        "Typeform tokens",
        "https://www.typeform.com/developers/get-started/personal-access-token/",
    ),
    token(
        "clickup-token",
        &["pk_"],
        (DIGITS, 6, 0),
        "ClickUp tokens",
        "https://developer.clickup.com/docs/authentication",
    )
    .then(&[Part::Text("_"), Part::Run(ALNUM, 28)]),
    token(
        "intercom-token",
        &["dG9rO"],
        (BASE64, 48, 0),
        "Intercom tokens",
        "https://developers.intercom.com/docs/build-an-integration/learn-more/authentication",
    ),
    token(
        "intra42-secret",
        &["s-s4t2ud-", "s-s4t2af-"],
        (HEX, 56, 64),
        "Intra42 secrets",
        "https://api.intra.42.fr/apidoc",
    ),
    token(
        "sanity-token",
        &["sk"],
        (ALNUM, 80, 0),
        "Sanity tokens",
        "https://www.sanity.io/docs/content-lake/http-auth",
    ),
    token(
        "twitter-token",
        &["AAAAAAAAAAAAAAAAAAAAA"],
        (ANY64, 60, 0),
        "X bearer tokens",
        "https://docs.x.com/fundamentals/authentication/oauth-2-0/application-only",
    ),
    token(
        "instagram-token",
        &["IGQV", "IGAA"],
        (URL64, 80, 0),
        "Instagram tokens",
        "https://developers.facebook.com/docs/instagram-platform/",
    ),
    token(
        "pagerduty-token",
        &["pdus+"],
        (URL64, 16, 0),
        "PagerDuty tokens",
        "https://developer.pagerduty.com/docs/authentication",
    ),
    token(
        "onesignal-key",
        &["os_v2_app_", "os_v2_org_"],
        (LOWER, 50, 0),
        "OneSignal keys",
        "https://documentation.onesignal.com/docs/keys-and-ids",
    ),
    token("dub-key", &["dub_"], (ALNUM, 22, 24), "Dub keys", "https://dub.co/docs/api-reference/authentication"),
    token(
        "polar-token",
        &["polar_oat_", "polar_pat_"],
        (ALNUM, 36, 0),
        "Polar tokens",
        "https://docs.polar.sh/api-reference/introduction",
    ),
    token(
        "calcom-key",
        &["cal_live_", "cal_test_"],
        (HEX, 28, 32),
        "Cal.com keys",
        "https://cal.com/docs/api-reference/v1/authentication",
    ),
    token(
        "apify-token",
        &["apify_api_"],
        (ALNUM, 28, 36),
        "Apify tokens",
        "https://docs.apify.com/platform/integrations/api",
    ),
    token(
        "scrapfly-key",
        &["scp-live-", "scp-test-"],
        (HEX, 28, 32),
        "Scrapfly keys",
        "https://scrapfly.io/docs/scrape-api/getting-started",
    ),
    token(
        "browserbase-key",
        &["bb_live_", "bb_test_"],
        (URL64, 20, 27),
        "Browserbase keys",
        "https://docs.browserbase.com/",
    ),
];
