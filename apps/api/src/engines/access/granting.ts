import { isRight, type Right } from '@quickportal/contracts/access/rights';
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
 * one business can be given in that business only. A user restricted to businesses gives nothing outside them.
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

/** No one grants a right they do not hold: throws forbidden naming the rights that are missing. */
export function requireGrantable(actor: Actor, grants: Iterable<Grant>): void {
  const beyond = rightsBeyond(actor, grants);
  if (beyond.length > 0) {
    throw new Problem('forbidden', { detail: `You cannot grant rights that you do not have: ${beyond.join(', ')}.` });
  }
}

interface GrantedRole {
  readonly scope: 'COMMUNITY' | 'SUPPLIER_BUSINESS' | 'BUSINESS' | 'STAFF';
  readonly rights: readonly string[];
}

/**
 * Roles that the actor may give: all of their rights are the actor's own, where the role would be held. Roles of a
 * business need one, the others must not have one; roles of staff are given by staff.
 */
export function grantableRoles<R extends GrantedRole>(
  actor: Actor,
  roles: readonly R[],
  businessId: number | null,
): R[] {
  return roles.filter(({ scope, rights }) => {
    if ((scope === 'SUPPLIER_BUSINESS' || scope === 'BUSINESS') !== (businessId !== null)) return false;
    if (scope === 'STAFF' && !(actor.kind === 'user' && actor.user.kind === 'STAFF')) return false;
    return rightsBeyond(actor, [{ rights: rights.filter(isRight), businessId }]).length === 0;
  });
}
