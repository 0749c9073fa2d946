import type { RequestOrigin } from '../../kernel/request-origin.ts';
import type { Actor } from '../access/actor.ts';

/** A request that was refused for a missing right (403). */
export interface Refusal {
  actor: Actor;
  origin: RequestOrigin;
  /** Name of the call, such as customers.setStatus. */
  call: string;
  /** What was refused and why, for the audit trail. */
  description: string;
}

/** One minute of refusals of one caller. */
export interface RefusalWindow {
  written: number;
  unwritten: number;
  last: Refusal;
  end: NodeJS.Timeout;
}

/** The open windows, by caller. */
export type RefusalWindows = Map<string, RefusalWindow>;
