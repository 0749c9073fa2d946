import { labelled } from '../data/labels.ts';
import type { AreaName } from './areas.ts';
import type { Page } from './page.ts';
import { findPage } from './page-list.ts';

/** The pages above a page, the next one first. Ends where a page would come a second time. */
export function ancestorsOf({ parent }: Page, find: (view: string) => Page | undefined = findPage): Page[] {
  const above: Page[] = [];
  let page = parent === undefined ? undefined : find(parent);
  while (page && !above.includes(page)) {
    above.push(page);
    page = page.parent === undefined ? undefined : find(page.parent);
  }
  return above;
}

/** The page whose menu entry stands for a page: itself, or the nearest one above it that has an area. */
export const menuPageOf = (page: Page): Page | undefined =>
  [page, ...ancestorsOf(page)].find(({ area }) => area !== undefined);

/** The area that a page belongs to. */
export const areaOf = (page: Page): AreaName | undefined => menuPageOf(page)?.area;

/** What menus and breadcrumbs call a page. */
export const labelOf = ({ label, title }: Page): string => labelled(label ?? title);

/** The title of a page until the page knows a better one. */
export const titleOf = ({ title }: Page): string => labelled(title);
