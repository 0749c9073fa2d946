import type { Session } from '@quickportal/contracts/session/contracts';
import { createContext, use } from 'react';

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

/** The community worked in. Pages of any scope but `global` always have one. */
export function useCommunity(): NonNullable<Session['community']> {
  const { community } = useSession();
  if (!community) throw new Error('No community has been chosen.');
  return community;
}
