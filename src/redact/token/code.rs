//! Where code is kept, built, published and watched.

use super::super::alphabet::{ALNUM, ANY64, BASE64, DOTTED, HEX, LETTERS, LOWER, UPPER, URL64, UUID, WORD};
use super::shape::{Check, Part, Token, token};

/// GitHub on its tokens.
const GITHUB: &str =
    "https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github";
/// GitLab on its tokens.
const GITLAB: &str = "https://docs.gitlab.com/security/tokens/";

/// One row a format.
pub(super) static ROWS: &[Token] = &[
    token(
        "github-token",
        &["ghp_", "gho_", "ghu_", "ghs_", "ghr_"],
        (ALNUM, 20, 36),
        "GitHub tokens of people and apps",
        GITHUB,
    )
    .check(Check::Crc),
    token("github-app-token", &["ghs_"], (ALNUM, 1, 0), "GitHub tokens of installed apps", GITHUB)
        .then(&[Part::Text("_eyJ"), Part::Run(DOTTED, 30)]),
    token(
        "github-fine-grained-token",
        &["github_pat_"],
        (WORD, 40, 82),
        "GitHub tokens with fine-grained access",
        GITHUB,
    ),
    token(
        "gitlab-token",
        &[
            "glpat-", "gldt-", "glrt-", "glrtr-", "glcbt-", "glptt-", "glft-", "glimt-", "glagent-", "gloas-",
            "glsoat-", "glffct-", "glwt-",
        ],
        (DOTTED, 18, 0),
        "GitLab tokens of all kinds",
        GITLAB,
    ),
    token("gitlab-runner-token", &["GR1348941"], (URL64, 18, 20), "GitLab registration tokens of runners", GITLAB),
    token("gitlab-session", &["_gitlab_session="], (LOWER, 32, 32), "Session cookies of GitLab", GITLAB).bare(),
    token(
        "bitbucket-token",
        &["ATBB"],
        (ALNUM, 32, 32),
        "Bitbucket app passwords",
        "https://support.atlassian.com/bitbucket-cloud/docs/app-passwords/",
    )
    .exact(),
    token(
        "bitbucket-data-center-token",
        &["BBDC-"],
        (BASE64, 38, 44),
        "Tokens of Bitbucket Data Center",
        "https://confluence.atlassian.com/bitbucketserver/http-access-tokens-939515499.html",
    ),
    token(
        "atlassian-token",
        &["ATATT3x", "ATCTT3x", "ATSTT3x"],
        (ANY64, 50, 0),
        "Atlassian API tokens",
        "https://support.atlassian.com/atlassian-account/docs/",
    ),
    token("npm-token", &["npm_"], (ALNUM, 20, 36), "npm access tokens", "https://docs.npmjs.com/about-access-tokens")
        .check(Check::Crc),
    token("pypi-token", &["pypi-AgE"], (URL64, 50, 0), "PyPI API tokens", "https://pypi.org/help/#apitoken"),
    token("crates-io-token", &["cio"], (ALNUM, 32, 32), "Tokens of crates.io", "https://crates.io/settings/tokens")
        .exact(),
    token(
        "rubygems-key",
        &["rubygems_"],
        (HEX, 40, 48),
        "RubyGems API keys",
        "https://guides.rubygems.org/api-key-scopes/",
    ),
    token(
        "nuget-key",
        &["oy2"],
        (LOWER, 43, 43),
        "NuGet API keys",
        "https://learn.microsoft.com/en-us/nuget/nuget-org/scoped-api-keys",
    )
    .exact(),
    token(
        "docker-token",
        &["dckr_pat_", "dckr_oat_"],
        (URL64, 20, 0),
        "Docker access tokens",
        "https://docs.docker.com/security/access-tokens/",
    ),
    token(
        "artifactory-key",
        &["AKCp"],
        (ALNUM, 60, 0),
        "Artifactory API keys",
        "https://jfrog.com/help/r/jfrog-platform-administration-documentation/api-keys",
    ),
    token(
        "artifactory-token",
        &["cmVmdG"],
        (ALNUM, 52, 58),
        "Artifactory reference tokens",
        "https://jfrog.com/help/r/jfrog-platform-administration-documentation/access-tokens",
    ),
    token(
        "circleci-token",
        &["CCIPAT_", "CCIPRJ_"],
        (WORD, 40, 0),
        "CircleCI tokens",
        "https://circleci.com/docs/managing-api-tokens/",
    ),
    token(
        "buildkite-token",
        &["bkua_", "bkpt_", "bkps_"],
        (LOWER, 30, 40),
        "Buildkite API tokens",
        "https://buildkite.com/docs/apis/managing-api-tokens",
    ),
    token(
        "harness-token",
        &["pat.", "sat."],
        (URL64, 20, 22),
        "Harness access tokens",
        "https://developer.harness.io/docs/platform/automation/api/add-and-manage-api-keys/",
    )
    .then(&[Part::Text("."), Part::Run(HEX, 24), Part::Text("."), Part::Run(ALNUM, 20)]),
    token(
        "sonarqube-token",
        &["sqp_", "squ_", "sqa_"],
        (HEX, 36, 40),
        "SonarQube tokens",
        "https://docs.sonarsource.com/sonarqube-server/user-guide/managing-tokens/",
    ),
    token(
        "sourcegraph-token",
        &["sgp_"],
        (WORD, 40, 0),
        "Sourcegraph access tokens",
        "https://sourcegraph.com/docs/cli/how-tos/creating_an_access_token",
    ),
    token(
        "sentry-user-token",
        &["sntryu_"],
        (HEX, 48, 64),
        "Sentry tokens of people",
        "https://docs.sentry.io/account/auth-tokens/",
    ),
    token(
        "sentry-token",
        &["sntrys_"],
        (ANY64, 50, 0),
        "Sentry tokens of organisations",
        "https://docs.sentry.io/account/auth-tokens/",
    ),
    token(
        "snyk-token",
        &["snyk_uat.", "snyk_sat."],
        (DOTTED, 30, 0),
        "Snyk tokens",
        "https://docs.snyk.io/snyk-api/authentication-for-api",
    ),
    token(
        "codeclimate-token",
        &["qltcp_", "qltcw_"],
        (ALNUM, 32, 0),
        "Qlty tokens",
        "https://docs.qlty.sh/coverage/authentication",
    ),
    token(
        "postman-key",
        &["PMAK-"],
        (HEX, 24, 24),
        "Postman API keys",
        "https://learning.postman.com/docs/developer/postman-api/authentication/",
    )
    .then(&[Part::Text("-"), Part::Run(HEX, 30)]),
    token(
        "postman-collection-key",
        &["PMAT-"],
        (UPPER, 24, 26),
        "Postman access keys of collections",
        "https://learning.postman.com/docs/developer/postman-api/authentication/",
    ),
    token(
        "readme-key",
        &["rdme_"],
        (LOWER, 50, 70),
        "ReadMe API keys",
        "https://docs.readme.com/main/reference/intro-to-the-readme-api",
    ),
    token("infracost-key", &["ico-"], (ALNUM, 32, 32), "Infracost API keys", "https://www.infracost.io/docs/").exact(),
    token(
        "prefect-key",
        &["pnu_", "pnb_"],
        (ALNUM, 30, 36),
        "Prefect API keys",
        "https://docs.prefect.io/v3/manage/cloud/manage-users/api-keys",
    ),
    token("wakatime-key", &["waka_"], (UUID, 36, 36), "WakaTime API keys", "https://wakatime.com/developers"),
    token(
        "grafana-token",
        &["glsa_"],
        (WORD, 32, 41),
        "Grafana tokens of service accounts",
        "https://grafana.com/docs/grafana/latest/administration/service-accounts/",
    ),
    token(
        "grafana-cloud-token",
        &["glc_eyJ"],
        (BASE64, 30, 0),
        "Tokens of Grafana Cloud",
        "https://grafana.com/docs/grafana-cloud/account-management/",
    ),
    token(
        "grafana-key",
        &["eyJrIjoi"],
        (BASE64, 60, 0),
        "Grafana API keys",
        "https://grafana.com/docs/grafana/latest/administration/service-accounts/migrate-api-keys/",
    ),
    token(
        "new-relic-key",
        &["NRAK-", "NRAL-"],
        (ALNUM, 24, 27),
        "New Relic keys of users",
        "https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/",
    ),
    token(
        "new-relic-insert-key",
        &["NRII-", "NRIQ-"],
        (URL64, 28, 32),
        "New Relic keys that insert or query",
        "https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/",
    ),
    token(
        "dynatrace-token",
        &["dt0c01.", "dt0s01.", "dt0s02.", "dt0s16."],
        (ALNUM, 20, 24),
        "Dynatrace tokens",
        "https://docs.dynatrace.com/docs/manage/identity-access-management/",
    )
    .then(&[Part::Text("."), Part::Run(ALNUM, 50)]),
    token(
        "datadog-token",
        &["ddpat_"],
        (WORD, 30, 0),
        "Datadog access tokens",
        "https://docs.datadoghq.com/account_management/api-app-keys/",
    ),
    token(
        "honeycomb-key",
        &["hcaik_", "hcalk_", "hcamk_", "hcxik_", "hcxlk_", "hcxmk_"],
        (LOWER, 48, 58),
        "Honeycomb keys",
        "https://docs.honeycomb.io/configure/environments/manage-api-keys/",
    ),
    token(
        "rootly-key",
        &["rootly_"],
        (HEX, 56, 64),
        "Rootly API keys",
        "https://docs.rootly.com/api-reference/overview",
    ),
    token(
        "launchdarkly-key",
        &["sdk-", "api-"],
        (UUID, 36, 36),
        "LaunchDarkly keys and tokens",
        "https://launchdarkly.com/docs/home/account/api",
    )
    .exact(),
    token(
        "statsig-key",
        &["secret-", "console-"],
        (ALNUM, 40, 0),
        "Statsig secrets of servers",
        "https://docs.statsig.com/sdk-keys/api-keys",
    ),
    token("posthog-key", &["phx_", "phs_"], (ALNUM, 36, 0), "PostHog secret keys", "https://posthog.com/docs/api"),
    token(
        "expo-token",
        &["exp_"],
        (ALNUM, 36, 0),
        "Expo access tokens",
        "https://docs.expo.dev/accounts/programmatic-access/",
    ),
    token(
        "linear-key",
        &["lin_api_", "lin_oauth_", "lin_wh_"],
        (ALNUM, 30, 0),
        "Linear keys and tokens",
        "https://linear.app/developers",
    ),
    token(
        "hugging-face-token",
        &["hf_"],
        (LETTERS, 30, 34),
        "Hugging Face tokens of people",
        "https://huggingface.co/docs/hub/security-tokens",
    ),
    token(
        "hugging-face-organisation-token",
        &["api_org_"],
        (LETTERS, 30, 34),
        "Hugging Face tokens of organisations",
        "https://huggingface.co/docs/hub/security-tokens",
    ),
    token(
        "jira-trello-token",
        &["ATTA"],
        (HEX, 60, 72),
        "Trello tokens",
        "https://developer.atlassian.com/cloud/trello/guides/rest-api/authorization/",
    ),
    token(
        "localstack-token",
        &["ls-"],
        (ALNUM, 36, 0),
        "LocalStack tokens",
        "https://docs.localstack.cloud/aws/getting-started/auth-token/",
    ),
    token(
        "travis-token",
        &["travis_"],
        (ALNUM, 22, 0),
        "Travis CI tokens",
        "https://docs.travis-ci.com/user/triggering-builds/",
    ),
];
