import type { Hold } from './gate.ts';
import { type Problem, problemOf } from './problem.ts';

export interface GateTools {
  /** Resolves when calls may go. */
  opened: () => Promise<void>;
  /** The session cannot serve this tab: hold everything. `because`: what the server says about it. */
  hold: (why: Hold, because?: string) => void;
  /** A response came: the idle time starts again. */
  answered: () => void;
}

const holds: Record<string, Hold> = {
  'reauthentication-required': 'locked',
  unauthenticated: 'ended',
  'other-community': 'elsewhere',
};

/** Why the problem holds this and every other call, if it does. */
export const holdOf = ({ type }: Problem): Hold | undefined => holds[type.slice(type.lastIndexOf('/') + 1)];

/**
 * Makes a call the way every call is made: it waits while the session cannot serve this tab, and is repeated
 * unchanged once it can. Every response but a 401 resets the idle timer (1R210 1R211).
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
