import type { RequestOrigin } from '../../kernel/request-origin.ts';
import type { Actor } from '../access/actor.ts';

/** A request that was refused for want of a right (403). */
export interface Refusal {
  actor: Actor;
  origin: RequestOrigin;
  /** Name of the call, such as customers.setStatus. */
  call: string;
  /** What was refused, or why, as the audit trail says it. */
  description: string;
}

/** A minute of refusals of one caller. */
export interface RefusalWindow {
  written: number;
  unwritten: number;
  last: Refusal;
  end: NodeJS.Timeout;
}

/** The open windows, by caller. */
export type RefusalWindows = Map<string, RefusalWindow>;
