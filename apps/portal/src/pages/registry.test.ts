import { describe, expect, it } from 'vitest';
import type { Session } from '../data/session.ts';
import { accessOf } from '../data/calls/use-may.ts';
import { entriesOf, menuOf, sidebarOf } from '../shell/sidebar/menu.ts';
import { facilityAdmin, staffInCommunity } from '../storybook/sessions.ts';
import { accessTo } from './access.ts';
import type { Page } from './page.ts';
import { ancestorsOf, menuPageOf } from './place.ts';
import { loadPage } from './preload.ts';
import { pages } from './registry.ts';

const MOST_ENTRIES = 12;
const sources = Object.entries(
  import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.{stories,test,gen,pages}.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([, text]) => text);

/** Pages that are opened from others. A missing page is shown in place of one. */
const placed = pages.filter(({ view, audience }) => audience !== 'public' && view !== 'NotFoundView');

/** For each way to open a page, a user who holds the least that it takes. */
function openersOf(page: Page): Session[] {
  const kinds = [facilityAdmin, staffInCommunity].filter((session) => accessTo(page, session) === 'open');
  const rights = (page.calls ?? []).map((call): readonly string[] => {
    const { anyOf = [], allOf = [] } = accessOf(call);
    return [...allOf, ...anyOf.slice(0, 1)];
  });
  return kinds.flatMap((session) =>
    (rights.length > 0 ? rights : [[]]).map((held) => ({ ...session, rights: held as Session['rights'] })),
  );
}

/** Whether any file but a page's own names a view in a link or a navigation. */
const isLinked = (view: string): boolean =>
  sources.some((text) => new RegExp(`(?:to=|goTo\\(|href\\(|useRowLinks\\(|listOf\\()\\s*["']${view}["']`).test(text));

describe('the page registry', () => {
  it('names every page once, PascalCase and ending in View', () => {
    const names = pages.map(({ view }) => view.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    for (const { view } of pages) expect(view).toMatch(/^[A-Z][A-Za-z]+View$/);
  });

  it('gives every page an area with an order, or a parent that exists', () => {
    const views = new Set(pages.map(({ view }) => view));
    for (const { view, area, order, parent, audience, marks = [] } of pages) {
      for (const marked of marks) expect(views, view).toContain(marked);
      if (audience === 'public') continue;
      expect(area === undefined, view).toBe(parent !== undefined);
      if (parent === undefined) expect(order, view).toBeGreaterThan(0);
      else expect(views, view).toContain(parent);
    }
  });

  it('leads from every page up to one that is in a menu, without a circle', () => {
    for (const page of placed) {
      expect(menuPageOf(page)?.view, page.view).toBeDefined();
      expect(ancestorsOf(page), page.view).not.toContain(page);
    }
  });

  it('gives every page in a menu parameters that are all optional', () => {
    for (const { view, area, search = {} } of pages)
      if (area)
        expect(
          Object.values(search).some(({ required }) => required),
          view,
        ).toBe(false);
  });

  it('opens the pages above a page for every user who may open it', () => {
    for (const page of placed)
      for (const session of openersOf(page))
        for (const above of ancestorsOf(page))
          expect(
            accessTo(above, session),
            `${above.view} above ${page.view}, ${session.kind} ${session.rights.join()}`,
          ).toBe('open');
  });

  it('has a link to every page that is finished, in a menu or in the source of another one, and to no other', () => {
    for (const page of placed) {
      const inMenus = openersOf(page).map((session) =>
        menuOf(session).some((area) => entriesOf(area).some(({ view }) => view === page.view)),
      );
      expect(inMenus.length, page.view).toBeGreaterThan(0);
      if (page.unfinished) expect([isLinked(page.view), ...inMenus], page.view).not.toContain(true);
      else if (page.area) expect(inMenus, page.view).not.toContain(false);
      else expect(isLinked(page.view), page.view).toBe(true);
    }
  });

  it('shows at most twelve sections in the sidebar, and twelve pages in one', () => {
    for (const session of [facilityAdmin, staffInCommunity])
      for (const { view, area } of pages) {
        if (!area) continue;
        const { sections } = sidebarOf(session, menuOf(session), view);
        expect(sections.length, view).toBeLessThanOrEqual(MOST_ENTRIES);
        for (const section of sections)
          expect(entriesOf(section).length, section.name).toBeLessThanOrEqual(MOST_ENTRIES);
      }
  });

  it('treats a missing page component as an error [1R216]', async () => {
    const page = {
      view: 'BrokenView',
      title: 'Broken',
      scope: 'global',
      audience: 'both',
      load: async () => ({}),
    } as const;
    await expect(loadPage(page)).rejects.toThrow('The page BrokenView has no component.');
  });
});
