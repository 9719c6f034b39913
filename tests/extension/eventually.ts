import { setTimeout as sleep } from "node:timers/promises";

export const TIMEOUT_MS = 30_000;

/** Tries again what fails, for as long as anything is waited for. */
export async function eventually(attempt: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
