import { useEffect } from 'react';
import { useOptionalSession, type Session } from './session.ts';

const kinds = ['community', 'customer', 'payment', 'refund', 'schedule'] as const;
type RecentKind = (typeof kinds)[number];

/** Something that a user opened, with nothing but its name. */
export interface RecentThing {
  readonly kind: RecentKind;
  /** Receipt number of a payment or refund. */
  readonly id: number | string;
  readonly name: string;
  /** Community of the record. */
  readonly communityId: number;
}

const PREFIX = 'qp-recent-';
const MOST_OF_A_KIND = 5;
const RECEIPT = /^[\w-]{1,20}$/;

/** Owner of the list; null during a view-as, whose records are not the viewer's. */
export const ownerOf = ({ user, viewedBy }: Session): number | null => (viewedBy ? null : user.systemUserId);

/** Returns the last five of each kind that the user opened in this browser, latest first. */
export function recentThings(session: Session): RecentThing[] {
  const owner = ownerOf(session);
  return owner === null ? [] : read(`${PREFIX}${owner}`);
}

function read(key: string): RecentThing[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isThing) : [];
  } catch {
    return [];
  }
}

function isThing(value: unknown): value is RecentThing {
  const { kind, id, name, communityId } = (value ?? {}) as Partial<RecentThing>;
  return (
    kind !== undefined &&
    kinds.includes(kind) &&
    (Number.isSafeInteger(id) || (typeof id === 'string' && RECEIPT.test(id))) &&
    Number.isSafeInteger(communityId) &&
    typeof name === 'string'
  );
}

/** Adds a record to the top of the user's list. Does nothing where storage is forbidden. */
export function rememberThing(session: Session, thing: RecentThing): void {
  const owner = ownerOf(session);
  if (owner === null) return;
  const others = recentThings(session).filter(({ kind, id }) => kind !== thing.kind || id !== thing.id);
  const things = [thing, ...others];
  const kept = things.filter(
    (other, at) => things.slice(0, at).filter(({ kind }) => kind === other.kind).length < MOST_OF_A_KIND,
  );
  try {
    localStorage.setItem(`${PREFIX}${owner}`, JSON.stringify(kept));
  } catch {
    // Only a convenience
  }
}

/** Clears the lists of this browser; `except` keeps one user's. */
export function forgetRecentThings({ except }: { except?: number } = {}): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && key !== `${PREFIX}${except}`) localStorage.removeItem(key);
  } catch {
    // Nothing to clear
  }
}

/** Adds the page's record to the list once it is known. */
export function useRememberThing(thing: Pick<RecentThing, 'kind' | 'id' | 'name'> | undefined): void {
  const session = useOptionalSession();
  const { kind, id, name } = thing ?? {};
  useEffect(() => {
    const communityId = session?.community?.communityId;
    if (session && communityId !== undefined && kind && id !== undefined && name !== undefined)
      rememberThing(session, { kind, id, name, communityId });
  }, [session, kind, id, name]);
}
