//! Language models, and what is built around them.

use super::super::alphabet::{ALNUM, HEX, LOWER, URL64, UUID, WORD};
use super::shape::{Part, Token, token};

/// `OpenAI` on its keys.
const OPENAI: &str = "https://platform.openai.com/docs/api-reference/authentication";
/// Anthropic on its keys.
const ANTHROPIC: &str = "https://docs.claude.com/en/api/overview";

/// One row a format.
pub(super) static ROWS: &[Token] = &[
    token("anthropic-key", &["sk-ant-api"], (URL64, 30, 0), "Anthropic API keys", ANTHROPIC),
    token("anthropic-admin-key", &["sk-ant-admin"], (URL64, 30, 0), "Anthropic keys of administrators", ANTHROPIC),
    token(
        "anthropic-oauth-token",
        &["sk-ant-oat", "sk-ant-ort"],
        (URL64, 24, 0),
        "Tokens of Claude Code",
        "https://docs.claude.com/en/docs/claude-code/iam",
    ),
    token("anthropic-session", &["sk-ant-sid"], (URL64, 24, 0), "Sessions of Claude", ANTHROPIC),
    token(
        "openai-key",
        &["sk-proj-", "sk-svcacct-", "sk-admin-", "sk-None-", "sk-service-"],
        (URL64, 20, 0),
        "OpenAI API keys",
        OPENAI,
    ),
    token("openai-session", &["sess-"], (ALNUM, 36, 40), "Sessions of OpenAI", OPENAI),
    token(
        "sk-key",
        &["sk-"],
        (URL64, 28, 0),
        "Keys of OpenAI's form, as DeepSeek, Moonshot and others give them",
        "https://api-docs.deepseek.com/",
    ),
    token(
        "openrouter-key",
        &["sk-or-v1-", "sk-or-"],
        (HEX, 40, 64),
        "OpenRouter keys",
        "https://openrouter.ai/docs/api-reference/authentication",
    ),
    token(
        "langfuse-key",
        &["sk-lf-"],
        (UUID, 32, 36),
        "Langfuse secret keys",
        "https://langfuse.com/docs/observability/get-started",
    ),
    token(
        "helicone-key",
        &["sk-helicone-", "pk-helicone-", "sk-helicone-eu-"],
        (URL64, 20, 0),
        "Helicone keys",
        "https://docs.helicone.ai/helicone-headers/helicone-auth",
    ),
    token(
        "litellm-key",
        &["sk-litellm-"],
        (URL64, 16, 0),
        "LiteLLM keys",
        "https://docs.litellm.ai/docs/proxy/virtual_keys",
    ),
    token(
        "braintrust-key",
        &["sk-bt-", "bt-st-"],
        (ALNUM, 24, 0),
        "Braintrust keys",
        "https://www.braintrust.dev/docs/reference/api",
    ),
    token(
        "gradient-key",
        &["sk-do-"],
        (URL64, 36, 0),
        "Keys of DigitalOcean's models",
        "https://docs.digitalocean.com/products/gradient-ai-platform/",
    ),
    token("groq-key", &["gsk_"], (ALNUM, 36, 52), "Groq keys", "https://console.groq.com/docs/quickstart"),
    token("xai-key", &["xai-"], (URL64, 50, 80), "xAI keys", "https://docs.x.ai/docs/overview"),
    token("perplexity-key", &["pplx-"], (ALNUM, 36, 48), "Perplexity keys", "https://docs.perplexity.ai/"),
    token(
        "replicate-token",
        &["r8_"],
        (ALNUM, 30, 37),
        "Replicate tokens",
        "https://replicate.com/docs/topics/security/api-tokens",
    ),
    token("together-key", &["tgp_v1_"], (URL64, 32, 43), "Together keys", "https://docs.together.ai/docs/quickstart"),
    token(
        "pinecone-key",
        &["pcsk_"],
        (WORD, 50, 0),
        "Pinecone keys",
        "https://docs.pinecone.io/guides/projects/manage-api-keys",
    ),
    token(
        "langsmith-key",
        &["lsv2_pt_", "lsv2_sk_"],
        (HEX, 28, 32),
        "LangSmith keys",
        "https://docs.langchain.com/langsmith/create-account-api-key",
    )
    .then(&[Part::Text("_"), Part::Run(HEX, 8)]),
    token(
        "langsmith-old-key",
        &["ls__"],
        (HEX, 32, 32),
        "LangSmith keys of old",
        "https://docs.langchain.com/langsmith/create-account-api-key",
    ),
    token("nvidia-key", &["nvapi-"], (URL64, 40, 0), "NVIDIA keys", "https://docs.api.nvidia.com/"),
    token(
        "voyage-key",
        &["pa-", "al-"],
        (URL64, 43, 43),
        "Voyage keys",
        "https://docs.voyageai.com/docs/api-key-and-installation",
    )
    .exact(),
    token("tavily-key", &["tvly-"], (URL64, 24, 0), "Tavily keys", "https://docs.tavily.com/documentation/quickstart"),
    token("firecrawl-key", &["fc-"], (HEX, 32, 32), "Firecrawl keys", "https://docs.firecrawl.dev/").exact(),
    token(
        "brave-key",
        &["BSA"],
        (URL64, 22, 28),
        "Brave Search keys",
        "https://api-dashboard.search.brave.com/documentation/guides/authentication",
    ),
    token("jina-key", &["jina_"], (URL64, 50, 60), "Jina keys", "https://jina.ai/reader/"),
    token("llamaindex-key", &["llx-"], (ALNUM, 36, 48), "LlamaCloud keys", "https://docs.cloud.llamaindex.ai/"),
    token(
        "elevenlabs-key",
        &["sk_"],
        (HEX, 48, 48),
        "ElevenLabs keys",
        "https://elevenlabs.io/docs/api-reference/authentication",
    )
    .exact(),
    token("composio-key", &["ak_", "oak_"], (URL64, 20, 20), "Composio keys", "https://docs.composio.dev/").exact(),
    token("composio-user-key", &["uak_"], (URL64, 36, 43), "Composio keys of people", "https://docs.composio.dev/"),
    token("anyscale-key", &["esecret_"], (ALNUM, 24, 26), "Anyscale keys", "https://docs.anyscale.com/"),
    token("cerebras-key", &["csk-"], (LOWER, 40, 48), "Cerebras keys", "https://inference-docs.cerebras.ai/quickstart"),
    token(
        "fireworks-key",
        &["fw_"],
        (ALNUM, 22, 0),
        "Fireworks keys",
        "https://docs.fireworks.ai/getting-started/quickstart",
    ),
    token(
        "fireworks-old-key",
        &["fw-"],
        (ALNUM, 40, 0),
        "Fireworks keys of old",
        "https://docs.fireworks.ai/getting-started/quickstart",
    ),
    token(
        "runpod-key",
        &["rpa_", "rps_"],
        (ALNUM, 36, 0),
        "RunPod keys",
        "https://docs.runpod.io/get-started/api-keys",
    ),
    token(
        "modal-token",
        &["as-", "ak-"],
        (ALNUM, 22, 22),
        "Modal tokens",
        "https://modal.com/docs/reference/modal.config",
    )
    .exact(),
    token("e2b-key", &["e2b_"], (HEX, 36, 40), "E2B keys", "https://e2b.dev/docs/api-key"),
    token("cursor-key", &["key_"], (HEX, 64, 64), "Cursor keys", "https://docs.cursor.com/").exact(),
    token("cursor-user-key", &["crsr_"], (HEX, 48, 64), "Cursor keys of people", "https://docs.cursor.com/"),
    token("friendli-token", &["flp_"], (ALNUM, 36, 0), "Friendli tokens", "https://friendli.ai/docs/"),
    token("wandb-key", &["wandb_v1_"], (WORD, 40, 0), "Weights & Biases keys", "https://docs.wandb.ai/"),
    token("mem0-key", &["m0-"], (ALNUM, 40, 40), "Mem0 keys", "https://docs.mem0.ai/").exact(),
    token("baseten-key", &["bstn_"], (ALNUM, 30, 0), "Baseten keys", "https://docs.baseten.co/"),
    token("nomic-key", &["nk-"], (URL64, 43, 43), "Nomic keys", "https://docs.nomic.ai/").exact(),
    token("lakera-key", &["lkr_"], (ALNUM, 32, 0), "Lakera keys", "https://docs.lakera.ai/"),
];
