import type { Session } from '../data/session.ts';
import { isOffered } from './access.ts';
import type { AreaName } from './areas.ts';
import type { Page } from './page.ts';
import { allPages, type PageName } from './page-list.ts';

/** Pages of the menus that a user may open, in the order of their areas. */
export const openPagesOf = (session: Session, all: readonly Page[] = allPages()): Page[] =>
  all
    .filter((page) => page.area !== undefined && isOffered(page, session))
    .toSorted((page, other) => (page.order ?? 0) - (other.order ?? 0));

/** Where a user enters an area; undefined: they may open none of its pages. */
export const firstPageOf = (area: AreaName, session: Session): PageName | undefined =>
  openPagesOf(session).find((page) => page.area === area)?.view as PageName | undefined;
