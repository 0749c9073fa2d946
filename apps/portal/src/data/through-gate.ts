import { problemOf } from './problem.ts';

export interface GateTools {
  /** Resolves when calls may go. */
  opened: () => Promise<void>;
  /** The session waits for the password: hold everything. */
  lock: () => void;
  /** Somebody answered: the idle time starts again. */
  answered: () => void;
  /** There is no session any more: the sign-in page is the next place. */
  leave: () => void;
}

/**
 * Makes a call the way every call is made: it waits while the password is due, is repeated unchanged after it was
 * entered, and ends on the sign-in page without a session. Every answer but a 401 resets the idle timer (1R210 1R211).
 */
export async function throughGate<T>(tools: GateTools, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    await tools.opened();
    try {
      const answer = await attempt();
      tools.answered();
      return answer;
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      if (problem.status !== 401) tools.answered();
      else if (problem.type.endsWith('reauthentication-required')) {
        tools.lock();
        continue;
      } else if (problem.type.endsWith('unauthenticated')) {
        tools.leave();
        // The page is being left: nobody should see an error meanwhile
        return new Promise<T>(() => {});
      }
      throw error;
    }
  }
}
