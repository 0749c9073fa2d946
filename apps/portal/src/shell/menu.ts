import type { Session } from '../data/session.ts';
import { type AreaName, areaNames } from '../pages/areas.ts';
import { openPagesOf } from '../pages/first-page.ts';
import { needsCommunity, type Page } from '../pages/page.ts';
import { labelOf, menuPageOf } from '../pages/place.ts';
import { allPages, findPage, type PageName } from '../pages/page-list.ts';

export interface MenuEntry {
  readonly view: PageName;
  readonly label: string;
  /** The page's own area, which may be a group of another one's menu. */
  readonly area: AreaName;
}

/** Entries under a heading. */
export interface MenuGroup {
  /** Undefined: no heading. */
  readonly title: string | undefined;
  readonly entries: readonly MenuEntry[];
}

/** An entry of the main menu, with its local menu. */
export interface MenuArea {
  readonly name: AreaName;
  /** Where the area is entered. */
  readonly first: PageName;
  readonly groups: readonly MenuGroup[];
}

/** How much waits behind pages. */
export type MenuCounts = Partial<Record<PageName, number>>;

/**
 * The menus of a user: areas with at least one page that the user may open. For staff, all pages of a community are the
 * local menu of Communities, grouped by their areas: the community workspace.
 */
export function menuOf(session: Session, all: readonly Page[] = allPages()): MenuArea[] {
  const offered = openPagesOf(session, all).toSorted((page, other) => rankOf(page) - rankOf(other));
  const isWorkspace = (page: Page) => session.kind === 'STAFF' && needsCommunity(page);
  return areaNames.flatMap((name): MenuArea[] => {
    const own = offered.filter((page) => (isWorkspace(page) ? name === 'Communities' : page.area === name));
    const [first] = own;
    if (!first) return [];
    const titles = new Set(own.map((page) => (isWorkspace(page) ? page.area : page.group)));
    const groups = [...titles].map((title) => ({
      title,
      entries: own.filter((page) => (isWorkspace(page) ? page.area : page.group) === title).map(toEntry),
    }));
    return [{ name, first: first.view as PageName, groups }];
  });
}

const rankOf = ({ area }: Page): number => areaNames.indexOf(area as AreaName);

const toEntry = (page: Page): MenuEntry => ({
  view: page.view as PageName,
  label: labelOf(page),
  area: page.area as AreaName,
});

export const entriesOf = ({ groups }: MenuArea): readonly MenuEntry[] => groups.flatMap(({ entries }) => entries);

/** The page that an address marks in the menus: its own, or the nearest one above it that is in a menu. */
export function markedView(pathname: string): string | undefined {
  const page = findPage(pathname.slice(pathname.lastIndexOf('/') + 1));
  return page && menuPageOf(page)?.view;
}

/** The area whose local menu is shown while a page is marked. */
export const areaWith = (menu: readonly MenuArea[], view: string | undefined): MenuArea | undefined =>
  menu.find((area) => entriesOf(area).some((entry) => entry.view === view));

/** What waits in an area altogether. */
export const waitingIn = (area: MenuArea, counts: MenuCounts): number =>
  entriesOf(area).reduce((sum, { view }) => sum + (counts[view] ?? 0), 0);
