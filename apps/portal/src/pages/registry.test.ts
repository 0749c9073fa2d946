import { describe, expect, it } from 'vitest';
import { pages } from './registry.ts';
import { loadPage } from './preload.ts';

describe('the page registry', () => {
  it('names every page once, PascalCase and ending in View', () => {
    const names = pages.map(({ view }) => view.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    for (const { view } of pages) expect(view).toMatch(/^[A-Z][A-Za-z]+View$/);
  });

  it('chooses an existing menu entry for pages without their own', () => {
    const withEntry = new Set(pages.filter(({ nav }) => nav).map(({ view }) => view));
    for (const { view, under } of pages) if (under) expect(withEntry, view).toContain(under);
  });

  it('treats a missing page component as an error [1R216]', async () => {
    const page = { view: 'BrokenView', title: 'Broken', audience: 'both', load: async () => ({}) } as const;
    await expect(loadPage(page)).rejects.toThrow('The page BrokenView has no component.');
  });
});
