import type { Audience, AnyContract, RightsNeeded } from '@quickportal/contracts/kernel/contract';
import { endedSessionReasons } from '@quickportal/contracts/access/sign-in-messages';
import type { Right } from '@quickportal/contracts/access/rights';
import type { ProductCode } from '@quickportal/contracts/rules/payments/connections';
import { productOf } from '@quickportal/contracts/access/products';
import { productOffText } from '@quickportal/contracts/rules/payments/product-chains';
import { productWork } from '@quickportal/contracts/rules/payments/product-work';
import { Problem } from '../../kernel/problem.ts';
import { isCaller, isProgram, type Actor, type ApiKeyActor, type UserActor } from './actor.ts';

/** Refuses a call that its contract does not open to the caller, or whose product is off: the next two together. */
export function authorise(contract: AnyContract, actor: Actor): void {
  requireAccess(contract, actor);
  requireProduct(contract, actor);
}

/**
 * Refuses a call that its contract does not open to the caller. Throws unauthenticated, reauthentication-required or
 * forbidden. A right held in one business only opens the call; `requireRight(actor, right, businessId)` checks which
 * objects it covers.
 */
export function requireAccess(contract: AnyContract, actor: Actor): void {
  if (contract.audience.includes('public')) return;
  switch (actor.kind) {
    case 'anonymous':
      throw unauthenticated(actor);
    case 'job':
      return;
    case 'user':
      requireOpenSession(contract, actor);
      break;
    case 'apiKey':
      requireOpenToKey(contract, actor);
      break;
    case 'certificate':
      break;
  }
  if (!isOpenTo(contract, actor)) throw new Problem('forbidden', closedToPrograms(contract, actor));
  if (contract.refusedInViewAs && actor.kind === 'user' && actor.viewedBy) {
    throw new Problem('forbidden', { detail: 'Not possible while viewing as another user.' });
  }
}

/**
 * Refuses (403) a call whose product the caller's community has not switched on, and every call of a program without
 * REST API (ADR 0124). Staff who work in no community use all products.
 */
export function requireProduct(contract: AnyContract, actor: Actor): void {
  if (contract.audience.includes('public')) return;
  requireSwitchedOn(actor, productOf(contract));
  if (isProgram(actor)) requireSwitchedOn(actor, productWork.callsOfPrograms);
}

/** Whether the caller's community has a product; without one, and for callers outside of any community, it has. */
export const isSwitchedOn = (actor: Actor, product: ProductCode | undefined): boolean =>
  product === undefined || !isCaller(actor) || !actor.community || actor.community.products.includes(product);

/** Throws forbidden, with the name of the product, unless the caller's community has it. */
export function requireSwitchedOn(actor: Actor, product: ProductCode | undefined): void {
  if (product === undefined || isSwitchedOn(actor, product)) return;
  const communityName = (isCaller(actor) && actor.community?.communityName) || 'this facility';
  throw new Problem('forbidden', { detail: productOffText(product, communityName) });
}

/** Builds 401, with the reason why the caller's session ended where the user may wonder. */
export function unauthenticated(actor: Actor): Problem {
  const detail = actor.kind === 'anonymous' ? endedSessionReasons[actor.endReason ?? ''] : undefined;
  return new Problem('unauthenticated', detail === undefined ? {} : { detail });
}

/** Whether a call is open to this kind of caller and they hold its rights somewhere. */
export const isOpenTo = (contract: AnyContract, actor: Exclude<Actor, { kind: 'anonymous' | 'job' }>): boolean =>
  contract.audience.includes(audienceOf(actor)) &&
  holdsNeeded(contract.rights, (right) => holdsSomewhere(actor, right));

const closedToPrograms = (contract: AnyContract, actor: Actor) =>
  isProgram(actor) && !contract.audience.includes('apiKey')
    ? { detail: 'Users of the portal make this call. It is not open to API keys or certificates.' }
    : {};

function requireOpenSession(contract: AnyContract, actor: UserActor): void {
  if (actor.next === 'home' || contract.openWhenLocked) return;
  throw new Problem(actor.next === 'reauthenticate' ? 'reauthentication-required' : 'unauthenticated');
}

function requireOpenToKey(contract: AnyContract, { securityCode }: ApiKeyActor): void {
  if (securityCode === 'SECRET' || contract.opensToPublishableKeys) return;
  throw new Problem('forbidden', { detail: 'A publishable key can only create single use tokens.' });
}

function audienceOf(actor: Exclude<Actor, { kind: 'anonymous' | 'job' }>): Audience {
  if (isProgram(actor)) return 'apiKey';
  return actor.user.kind === 'STAFF' ? 'staff' : 'facility';
}

function holdsNeeded({ anyOf, allOf }: RightsNeeded, holds: (right: Right) => boolean): boolean {
  return (anyOf === undefined || anyOf.some(holds)) && (allOf === undefined || allOf.every(holds));
}

function holdsSomewhere(actor: Actor, right: Right): boolean {
  if (holdsRight(actor, right)) return true;
  if (actor.kind !== 'user') return false;
  for (const rights of actor.businessRights.values()) if (rights.has(right)) return true;
  return false;
}

/** Whether the actor holds a right in a business, or everywhere when no business is given. Jobs hold every right. */
export function holdsRight(actor: Actor, right: Right, businessId?: number): boolean {
  if (actor.kind === 'job') return true;
  if (actor.kind === 'anonymous') return false;
  if (businessId === undefined) return actor.rights.has(right);
  if (actor.businessIds !== null && !actor.businessIds.includes(businessId)) return false;
  if (isProgram(actor)) return actor.rights.has(right);
  return actor.rights.has(right) || (actor.businessRights.get(businessId)?.has(right) ?? false);
}

/** Whether the actor holds a right, or any of several, in a business or everywhere. */
export const holdsAnyRight = (actor: Actor, needed: Right | readonly Right[], businessId?: number): boolean =>
  [needed].flat().some((right) => holdsRight(actor, right, businessId));

/** Throws forbidden unless the actor holds the right, or any of several (in the business, where one is given). */
export function requireRight(actor: Actor, right: Right | readonly Right[], businessId?: number): void {
  if (!holdsAnyRight(actor, right, businessId)) throw new Problem('forbidden');
}

/** Lists the rights that the actor holds in a business, sorted; without a business, those held everywhere. */
export function rightsIn(actor: UserActor, businessId?: number): Right[] {
  if (businessId === undefined) return [...actor.rights].toSorted();
  if (actor.businessIds !== null && !actor.businessIds.includes(businessId)) return [];
  return [...new Set([...actor.rights, ...(actor.businessRights.get(businessId) ?? [])])].toSorted();
}
