//! Stop hooks: a check at the moment an agent says that it is done.
//!
//! Source: Claude Code's hooks, events `Stop` and `SubagentStop`: the hook gets the event as JSON on standard input and
//! may answer `{"decision": "block", "reason": …}`, which sends the agent back to work with the reason as its prompt.

use crate::check::{CheckOptions, check};
use crate::contract::{Action, Verdict};
use crate::diagnostic::{Diagnostic, Severity};
use serde::Deserialize;
use std::fmt::Write as _;

/// What the client says when an agent stops. Fields that are not needed here are passed over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct StopEvent {
    /// `Stop` or `SubagentStop`.
    pub hook_event_name: String,
    /// The kind of agent; empty for one that was never dispatched.
    pub agent_type: Option<String>,
    /// Whether the agent goes on only because a stop hook sent it back.
    pub stop_hook_active: bool,
    /// The agent's last message.
    pub last_assistant_message: Option<String>,
    /// The agent's working folder.
    pub cwd: Option<String>,
}

/// What to answer the client.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HookAnswer {
    /// The prompt that sends the agent back, where it is sent back.
    pub block: Option<String>,
    /// What is shown to the person, where the agent is let go with open diagnostics.
    pub message: Option<String>,
    /// The verdict, with the action taken here; `None` where the event was no agent's return.
    pub verdict: Option<Verdict>,
    /// Everything that was found.
    pub diagnostics: Vec<Diagnostic>,
}

/// Checks an agent's last message when it stops.
///
/// The agent is sent back once, with the prompt to mend its handoff. The second time it is let go, whatever it sent, and
/// the person is told what is open: a hook that blocks again and again burns hours. An event that is no agent's return
/// gets no answer.
///
/// ```
/// use handoff_lint::hook::{StopEvent, on_stop};
/// let event = StopEvent { last_assistant_message: Some("All done.".into()), ..StopEvent::default() };
/// let answer = on_stop(&event, &Default::default());
/// assert!(answer.block.is_some_and(|prompt| prompt.contains("COMPLETE handoff")));
/// ```
pub fn on_stop(event: &StopEvent, options: &CheckOptions) -> HookAnswer {
    let Some(message) = event.last_assistant_message.as_deref().filter(|_| is_return(event)) else {
        return HookAnswer::default();
    };
    let report = check(message, options);
    let Some(mut verdict) = report.verdict else { return HookAnswer::default() };
    let mut answer = HookAnswer { diagnostics: report.diagnostics, ..HookAnswer::default() };
    match report.resubmit_prompt {
        Some(_) if event.stop_hook_active => {
            verdict.action = Action::Escalate;
            answer.message = Some(open_diagnostics(&answer.diagnostics));
        }
        Some(prompt) => {
            verdict.action = Action::Resubmit;
            answer.block = Some(prompt);
        }
        None => {}
    }
    answer.verdict = Some(verdict);
    answer
}

/// Whether the event is an agent's return. A client also fires the event for agents that it never dispatched.
fn is_return(event: &StopEvent) -> bool {
    event.agent_type.as_deref().is_none_or(|kind| !kind.is_empty())
}

fn open_diagnostics(diagnostics: &[Diagnostic]) -> String {
    let mut message = String::from("The handoff is still not usable, and the agent was let go. Open:");
    for diagnostic in diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error) {
        let _ = write!(message, "\n- {}: {}", diagnostic.code, diagnostic.message);
    }
    message
}

#[cfg(test)]
mod tests {
    use super::*;

    const WITHOUT_EVIDENCE: &str = "### Key Decisions\n- x: y\n\n### Artifacts\n- Modified: /srv/app/q.ts\n\n### Status\nPASS\n\n### Deferred Items\nNone\n";

    fn event(message: &str) -> StopEvent {
        StopEvent {
            hook_event_name: "SubagentStop".into(),
            agent_type: Some("developer".into()),
            last_assistant_message: Some(message.into()),
            ..StopEvent::default()
        }
    }

    #[test]
    fn the_first_refusal_sends_the_agent_back_for_the_whole_handoff() {
        let answer = on_stop(&event(WITHOUT_EVIDENCE), &CheckOptions::default());
        assert_eq!(answer.verdict.map(|verdict| verdict.action), Some(Action::Resubmit));
        let prompt = answer.block.unwrap();
        assert!(
            prompt.contains("Send the COMPLETE handoff again") && prompt.contains("PASS is claimed without evidence"),
            "{prompt}"
        );
    }

    #[test]
    fn the_second_time_the_agent_is_let_go_and_the_person_told() {
        let answer = on_stop(&StopEvent { stop_hook_active: true, ..event("All done.") }, &CheckOptions::default());
        assert_eq!(answer.block, None);
        assert_eq!(answer.verdict.map(|verdict| verdict.action), Some(Action::Escalate));
        assert!(answer.message.unwrap().contains("handoff/absent"));
    }

    #[test]
    fn an_event_that_is_no_return_gets_no_answer() {
        let answer =
            on_stop(&StopEvent { agent_type: Some(String::new()), ..event("yes, go on") }, &CheckOptions::default());
        assert_eq!(answer, HookAnswer::default());
    }
}
