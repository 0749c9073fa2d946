import type { CallName } from './call.ts';
import type { CallAccess } from './call-facts.ts';
import { callAccess } from './call-access.gen.ts';
import { useSession, type Session } from './session.ts';

type Caller = Pick<Session, 'viewedBy'> & { readonly rights: Iterable<string> };

/** Whether these rights open a call. */
export function hasRightsFor(rights: Iterable<string>, name: CallName): boolean {
  const { anyOf, allOf = [], anyRight }: CallAccess = callAccess[name];
  const held = new Set(rights);
  if (anyRight) return held.size > 0;
  return allOf.every((right) => held.has(right)) && (!anyOf || anyOf.some((right) => held.has(right)));
}

/** Whether a user may make a call now. The server decides; this saves users from buttons that fail. */
export function may({ rights, viewedBy }: Caller, name: CallName): boolean {
  const { refusedInViewAs }: CallAccess = callAccess[name];
  return !(refusedInViewAs && viewedBy !== null) && hasRightsFor(rights, name);
}

/** Whether the signed-in user may make a call: `useMay('payments.take')`. */
export const useMay = (name: CallName): boolean => may(useSession(), name);

/** The same for a customer, whose business may give other rights than the community. */
export function useMayForCustomer(rights: ReadonlySet<string>): (name: CallName) => boolean {
  const { viewedBy } = useSession();
  return (name) => may({ rights, viewedBy }, name);
}
