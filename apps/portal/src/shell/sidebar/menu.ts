import type { Session } from '../../data/session.ts';
import { type AreaName, areaNames } from '../../pages/areas.ts';
import { openPagesOf } from '../../pages/first-page.ts';
import { needsCommunity, type Page } from '../../pages/page.ts';
import { labelOf, menuPageOf } from '../../pages/place.ts';
import { allPages, findPage, type PageName } from '../../pages/page-list.ts';

export interface MenuEntry {
  readonly view: PageName;
  readonly label: string;
  /** The page's own area, which is a section of the community workspace for staff. */
  readonly area: AreaName;
  /** Heading that it is under in the area. */
  readonly group: string | undefined;
  /** The business whose workspace it is in. */
  readonly search?: { readonly BusinessId: number };
}

/** Entries under a heading. */
export interface MenuGroup {
  /** Undefined: no heading. */
  readonly title: string | undefined;
  readonly entries: readonly MenuEntry[];
}

/** A section of the sidebar: an area with its pages. */
export interface MenuArea {
  readonly name: AreaName;
  /** Where the area is entered. */
  readonly first: PageName;
  readonly groups: readonly MenuGroup[];
}

/** How much waits behind pages. */
export type MenuCounts = Partial<Record<PageName, number>>;

/**
 * The areas of a user: those with at least one page that the user may open. For staff, all pages of a community are
 * those of Communities, grouped by their areas: the community workspace.
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

/** By area; the list of all communities is how their area is entered. */
const rankOf = (page: Page): number =>
  page.area === 'Communities' && !needsCommunity(page) ? -1 : areaNames.indexOf(page.area as AreaName);

const toEntry = (page: Page): MenuEntry => ({
  view: page.view as PageName,
  label: labelOf(page),
  area: page.area as AreaName,
  group: page.group,
});

export const entriesOf = ({ groups }: MenuArea): readonly MenuEntry[] => groups.flatMap(({ entries }) => entries);

/**
 * The page that an address marks in the menus: its own, the one that its record belongs to (`ofRecord`), one that it
 * names, or the nearest one above it in a menu.
 */
export function markedView(pathname: string, menu: readonly MenuArea[], ofRecord?: string): string | undefined {
  const page = findPage(pathname.slice(pathname.lastIndexOf('/') + 1));
  if (!page) return undefined;
  if (page.area === undefined && areaWith(menu, ofRecord)) return ofRecord;
  return page.marks?.find((view) => areaWith(menu, view)) ?? menuPageOf(page)?.view;
}

/** The area that is open while a page is marked. */
export const areaWith = (menu: readonly MenuArea[], view: string | undefined): MenuArea | undefined =>
  menu.find((area) => hasEntry(area, view));

/** What waits in an area altogether. */
export const waitingIn = (area: MenuArea, counts: MenuCounts): number =>
  entriesOf(area).reduce((sum, { view }) => sum + (counts[view] ?? 0), 0);

/** What the sidebar shows. */
export interface Sidebar {
  /** In the workspace of a community: its id and name. */
  readonly workspace: { readonly communityId: number; readonly communityName: string } | null;
  /** In the workspace of one of its businesses: the business, and the page of the community that leads back. */
  readonly business: { readonly businessId: number; readonly back: PageName } | null;
  readonly sections: readonly MenuArea[];
}

/**
 * The sidebar while a page is marked: the areas; in a community that staff have chosen the areas of its workspace; on a
 * page of a business that the address names its pages, which stay with that business.
 */
export function sidebarOf(
  { kind, community }: Session,
  menu: readonly MenuArea[],
  marked: string | undefined,
  businessId: number | null = null,
): Sidebar {
  const current = areaWith(menu, marked);
  const groups = current?.name === 'Communities' ? current.groups.filter(isOfCommunity) : [];
  if (kind === 'STAFF' && community && groups.some((group) => hasEntry(toSection(group), marked))) {
    const sections = groups.map(toSection);
    const ofBusiness = sections.find((section) => section.name === 'Business' && hasEntry(section, marked));
    if (businessId === null || !ofBusiness) return { workspace: community, business: null, sections };
    const business = { businessId, back: sections[0]?.first ?? 'HomeView' };
    return { workspace: community, business, sections: [withBusiness(ofBusiness, businessId)] };
  }
  const sections = menu.map((area) =>
    // Its pages are the workspace's own sidebar
    area.name === 'Communities' ? { ...area, groups: firstEntryOf(area) } : area,
  );
  return { workspace: null, business: null, sections };
}

/** Whether these are pages of one community, which are headed by their areas. */
const isOfCommunity = ({ title }: MenuGroup): boolean => title !== undefined;

/** The pages of one area in a workspace, under the headings that they have there. */
function toSection({ title, entries }: MenuGroup): MenuArea {
  const headings = new Set(entries.map(({ group }) => group));
  const groups = [...headings].map((heading) => ({
    title: heading,
    entries: entries.filter(({ group }) => group === heading),
  }));
  return { name: title as AreaName, first: entries[0]?.view as PageName, groups };
}

const hasEntry = (area: MenuArea, view: string | undefined): boolean =>
  entriesOf(area).some((entry) => entry.view === view);

const withBusiness = (area: MenuArea, BusinessId: number): MenuArea => ({
  ...area,
  groups: area.groups.map(({ title, entries }) => ({
    title,
    entries: entries.map((entry) => ({ ...entry, search: { BusinessId } })),
  })),
});

/** The business that the query string of an address names, or null. */
export function businessIn(search: Readonly<Record<string, unknown>>): number | null {
  const [, named] = Object.entries(search).find(([name]) => name.toLowerCase() === 'businessid') ?? [];
  const businessId = Number(named);
  return Number.isSafeInteger(businessId) && businessId > 0 ? businessId : null;
}

const firstEntryOf = (area: MenuArea): MenuGroup[] => [{ title: undefined, entries: entriesOf(area).slice(0, 1) }];
