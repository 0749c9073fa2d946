import type { Session } from '../data/session.ts';
import { hasProductFor, hasRightsFor } from '../data/calls/use-may.ts';
import { needsCommunity, type Page } from './page.ts';

/** Why a page does not open, or that it does. */
export type Access = 'open' | 'no-right' | 'product-off' | 'choose-community';

/** Whether a page opens for a session. The server decides on every call; this only saves users from empty pages. */
export function accessTo(page: Page, { kind, rights, community }: Session): Access {
  const { audience, calls } = page;
  const isForKind = ['public', 'both', kind === 'STAFF' ? 'staff' : 'facility'].includes(audience);
  const allowed = calls?.filter((call) => hasRightsFor(rights, call));
  if (!isForKind || allowed?.length === 0) return 'no-right';
  if (allowed && !allowed.some((call) => hasProductFor(community, call))) return 'product-off';
  return needsCommunity(page) && community === null ? 'choose-community' : 'open';
}

/** Whether menus and the palette offer a page: it opens, perhaps once a community is chosen, and its product is there. */
export const isOffered = (page: Page, session: Session): boolean =>
  page.unfinished === undefined &&
  !['no-right', 'product-off'].includes(accessTo(page, session)) &&
  (!page.needsPayTo || session.hasPayToProduct);
