import type { Right } from '@quickportal/contracts/access/rights';
import type { Session } from '@quickportal/contracts/session/contracts';
import { createContext, use, useMemo } from 'react';

export type { Session } from '@quickportal/contracts/session/contracts';

const SessionContext = createContext<Session | null>(null);

/** Gives a part of the page its session; the shell and stories do. */
export const SessionProvider = SessionContext.Provider;

/** Who is signed in; null on public pages. */
export const useOptionalSession = (): Session | null => use(SessionContext);

/** Who is signed in. Only inside the shell. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no session here.');
  return session;
}

/** The community worked in. Pages that say `needsCommunity` always have one. */
export function useCommunity(): NonNullable<Session['community']> {
  const { community } = useSession();
  if (!community) throw new Error('No community has been chosen.');
  return community;
}

export interface Rights {
  has(right: Right): boolean;
  hasAny(rights: readonly Right[]): boolean;
  hasAll(rights: readonly Right[]): boolean;
}

/** The rights of a session as questions. */
export function rightsOf(session: Pick<Session, 'rights'>): Rights {
  const held = new Set(session.rights);
  const has = (right: Right) => held.has(right);
  return { has, hasAny: (rights) => rights.some(has), hasAll: (rights) => rights.every(has) };
}

/** What the signed-in person may do; while viewing as another user what both may. */
export function useRights(): Rights {
  const session = useSession();
  return useMemo(() => rightsOf(session), [session]);
}
