import { rightsOf, type Session } from '../data/session.ts';
import type { Page } from './page.ts';

/** Why a page does not open, or that it does. */
export type Access = 'open' | 'no-right' | 'choose-community';

/** Whether a page opens for a session. The server decides on every call; this only saves people from empty pages. */
export function accessTo(page: Page, session: Session): Access {
  const { audience, rights, needsCommunity } = page;
  const isForKind =
    audience === 'public' || audience === 'both' || audience === (session.kind === 'STAFF' ? 'staff' : 'facility');
  const held = rightsOf(session);
  const { anyOf, allOf = [] } = rights ?? {};
  if (!isForKind || !held.hasAll(allOf) || (anyOf && !held.hasAny(anyOf))) return 'no-right';
  return needsCommunity && session.community === null ? 'choose-community' : 'open';
}
