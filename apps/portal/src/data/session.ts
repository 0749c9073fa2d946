import type { Session } from '@quickportal/contracts/session/contracts';
import { createContext, use } from 'react';

export type { Session } from '@quickportal/contracts/session/contracts';

const SessionContext = createContext<Session | null>(null);

/** Provides the session to a part of the page; used by the shell and stories. */
export const SessionProvider = SessionContext.Provider;

/** The signed-in user; null on public pages. */
export const useOptionalSession = (): Session | null => use(SessionContext);

/** The signed-in user. Only inside the shell. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no session here.');
  return session;
}

/** The current community. Pages of any scope except `global` always have one. */
export function useCommunity(): NonNullable<Session['community']> {
  const { community } = useSession();
  if (!community) throw new Error('No community has been chosen.');
  return community;
}
