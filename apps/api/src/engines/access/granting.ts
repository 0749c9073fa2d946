import type { Right } from '@quickportal/contracts/access/rights';
import { Problem } from '../../kernel/problem.ts';
import { holdsRight } from './authorise.ts';
import type { Actor } from './actor.ts';

/** Rights as they would be given: everywhere in the community, or in one business. */
export interface Grant {
  readonly rights: Iterable<Right>;
  /** Null: everywhere. */
  readonly businessId: number | null;
}

/**
 * Rights of the grants that the actor does not hold there; empty when everything may be given. A right held in
 * one business can be given in that business only. Somebody restricted to businesses gives nothing outside them.
 */
export function rightsBeyond(actor: Actor, grants: Iterable<Grant>): Right[] {
  const beyond = new Set<Right>();
  for (const { rights, businessId } of grants) {
    const restricted = businessId === null && actor.kind === 'user' && actor.businessIds !== null;
    for (const right of rights) {
      if (restricted || !holdsRight(actor, right, businessId ?? undefined)) beyond.add(right);
    }
  }
  return [...beyond].toSorted();
}

/** Nobody grants a right they do not hold: throws forbidden naming the rights that are missing. */
export function requireGrantable(actor: Actor, grants: Iterable<Grant>): void {
  const beyond = rightsBeyond(actor, grants);
  if (beyond.length > 0) {
    throw new Problem('forbidden', { detail: `You cannot give rights that you do not hold: ${beyond.join(', ')}.` });
  }
}
