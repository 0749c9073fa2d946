import { isRight, type Right } from '@quickportal/contracts/access/rights';
import { Problem } from '../../kernel/problem.ts';
import { holdsRight } from './authorise.ts';
import type { Actor } from './actor.ts';

/** Rights to be granted, everywhere in the community or in one business. */
export interface Grant {
  readonly rights: Iterable<Right>;
  /** Null: everywhere. */
  readonly businessId: number | null;
}

/**
 * Returns the rights of the grants that the actor does not hold themselves; empty when all may be granted. A right held
 * in one business can only be granted there. A user restricted to businesses grants nothing outside them.
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

/** Users cannot grant rights they do not hold: throws forbidden with the missing rights. */
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
 * Lists the roles that the actor may assign: those whose rights the actor holds wherever the role would apply. Roles of
 * a business need a business, others must not have one; only staff assign staff roles.
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
