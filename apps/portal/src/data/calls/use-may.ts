import type { CallName } from './call.ts';
import { callAccess } from './call-access.ts';
import type { CallAccess } from './call-facts.ts';
import { useSession, type Session } from '../session.ts';

type Caller = Pick<Session, 'viewedBy' | 'community'> & { readonly rights: Iterable<string> };

/** A call by its name, or who may make it: the build puts that in the place of the name (assembly/call-rights.ts). */
type Call = CallName | CallAccess;

/** Who may make a call. */
export const accessOf = (call: Call): CallAccess => (typeof call === 'string' ? callAccess(call) : call);

/** Whether these rights open a call. */
export function hasRightsFor(rights: Iterable<string>, call: Call): boolean {
  const { anyOf, allOf = [], anyRight } = accessOf(call);
  const held = new Set(rights);
  if (anyRight) return held.size > 0;
  return allOf.every((right) => held.has(right)) && (!anyOf || anyOf.some((right) => held.has(right)));
}

/** Whether the product of a call is switched on where the user works; without a community, all are. */
export function hasProductFor(community: Session['community'], call: Call): boolean {
  const { product } = accessOf(call);
  return product === undefined || community === null || community.products.includes(product);
}

/** Whether a user may make a call now. The server decides; this hides buttons that would fail. */
export function may({ rights, viewedBy, community }: Caller, call: Call): boolean {
  const { refusedInViewAs } = accessOf(call);
  return !(refusedInViewAs && viewedBy !== null) && hasRightsFor(rights, call) && hasProductFor(community, call);
}

/** Whether the signed-in user may make a call: `useMay('payments.take')`. */
export const useMay = (call: Call): boolean => may(useSession(), call);

/** Whether the user may make a call for a customer, whose business may grant other rights than the community. */
export function useMayForCustomer(rights: ReadonlySet<string>): (call: Call) => boolean {
  const { viewedBy, community } = useSession();
  return (call) => may({ rights, viewedBy, community }, call);
}
