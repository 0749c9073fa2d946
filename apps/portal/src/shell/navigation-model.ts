import type { LucideIcon } from 'lucide-react';
import type { Session } from '../data/session.ts';
import { accessTo } from '../pages/access.ts';
import { type NavigationGroup, navigationGroups } from '../pages/navigation-groups.ts';
import type { Page } from '../pages/page.ts';
import { findPage, type PageName, pages } from '../pages/registry.ts';

export interface NavigationItem {
  readonly view: PageName;
  readonly label: string;
  readonly about?: string;
  readonly icon: LucideIcon;
}

/** How much waits behind entries, by page. */
export type NavigationCounts = Partial<Record<PageName, number>>;

export interface NavigationSection {
  /** Null: above all groups. */
  readonly group: NavigationGroup | null;
  readonly items: readonly NavigationItem[];
}

/** What the navigation offers a person: pages that exist and that their rights open, grouped by job. */
export function navigationOf(session: Session, all: readonly Page[] = pages): NavigationSection[] {
  const offered = all.filter((page) => page.nav && accessTo(page, session) !== 'no-right');
  return [null, ...navigationGroups].flatMap((group) => {
    const items = offered
      .filter(({ nav }) => nav?.group === group)
      .toSorted((one, other) => (one.nav?.order ?? 0) - (other.nav?.order ?? 0))
      .flatMap(({ view, title, nav }) => (nav ? [{ view: view as PageName, ...nav, label: nav.label ?? title }] : []));
    return items.length > 0 ? [{ group, items }] : [];
  });
}

/** The navigation entry that an address belongs to: its own, or the one its page stands under. */
export function chosenView(pathname: string): string | undefined {
  const page = findPage(pathname.slice(pathname.lastIndexOf('/') + 1));
  return page && (page.nav ? page.view : page.under);
}
