import type { Hold } from './gate.ts';
import { type Problem, problemOf } from '../problem.ts';

export interface GateTools {
  /** Resolves when calls may proceed. */
  opened: () => Promise<void>;
  /** Holds everything, because the session cannot serve this tab. `because`: the server's reason. */
  hold: (why: Hold, because?: string) => void;
  /** Restarts the idle time after a response. */
  answered: () => void;
}

const holds: Record<string, Hold> = {
  'reauthentication-required': 'locked',
  unauthenticated: 'ended',
  'other-community': 'elsewhere',
};

/** Returns why a problem holds all calls, if it does. */
export const holdOf = ({ type }: Problem): Hold | undefined => holds[type.slice(type.lastIndexOf('/') + 1)];

/**
 * Makes a call through the gate: it waits while the session cannot serve this tab, and is repeated unchanged once it
 * can. Every response except a 401 resets the idle timer (1R210 1R211).
 */
export async function throughGate<T>(tools: GateTools, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    await tools.opened();
    try {
      const response = await attempt();
      tools.answered();
      return response;
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      if (problem.status !== 401) tools.answered();
      const why = holdOf(problem);
      if (why === undefined) throw error;
      tools.hold(why, problem.detail);
    }
  }
}
