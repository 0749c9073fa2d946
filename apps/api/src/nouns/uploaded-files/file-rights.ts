import type { Right } from '@quickportal/contracts/access/rights';
import type { RightsNeeded } from '@quickportal/contracts/kernel/contract';
import { isCaller, type Actor } from '../../engines/access/actor.ts';
import { Problem } from '../../kernel/problem.ts';

function holds(actor: Actor, right: Right): boolean {
  if (!isCaller(actor)) return false;
  if (actor.rights.has(right)) return true;
  return actor.kind === 'user' && [...actor.businessRights.values()].some((rights) => rights.has(right));
}

/** Whether the actor holds what each of these asks for, at least in some business. */
export const holdsAll = (actor: Actor, ...needed: readonly RightsNeeded[]): boolean =>
  needed.every(
    ({ anyOf, allOf }) =>
      (anyOf === undefined || anyOf.some((right) => holds(actor, right))) &&
      (allOf === undefined || allOf.every((right) => holds(actor, right))),
  );

/** Throws forbidden unless the actor holds it. */
export function requireRights(actor: Actor, needed: RightsNeeded): void {
  if (!holdsAll(actor, needed)) throw new Problem('forbidden');
}
