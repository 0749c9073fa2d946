import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { findElementsToJudge, judgedElements } from '../scripts/other-theme-colours.ts';
import { expectAccessible } from './axe.ts';

const tokens = readFileSync(new URL('../packages/ui/src/styles/tokens.css', import.meta.url), 'utf8');

/** A page of our colours, by day, with paragraphs of these ids and styles. */
async function showTexts(page: Page, styles: Record<string, string>, css = ''): Promise<void> {
  const texts = Object.entries(styles).map(([id, style]) => `<p id="${id}" style="${style}">The text ${id}</p>`);
  await page.setContent(
    `<!doctype html><html lang="en" data-theme="light"><title>Colours</title>
     <style>${tokens} body { background: var(--canvas); color: var(--ink) } ${css}</style>
     <main><h1>Colours</h1>${texts.join('')}</main></html>`,
  );
}

/** What is left to axe in the dark theme, where it found this page without a problem in the light one. */
async function leftToAxe(page: Page): Promise<string[] | 'page'> {
  const judged = judgedElements(await new AxeBuilder({ page }).setLegacyMode().analyze());
  return page.evaluate(findElementsToJudge, { judged, theme: 'dark' as const });
}

test('a text that is too faint in the dark theme only is found, whether its colours are tokens or not', async ({
  page,
}) => {
  await showTexts(page, { token: 'color: var(--ink-2)', faint: 'color: light-dark(#1a2021, #3a474b)' });
  expect(await leftToAxe(page)).toEqual(['#faint']);
  await expect(expectAccessible(page)).rejects.toThrow(/"#faint"/);
  await showTexts(page, { raw: 'color: #1a2021' });
  expect(await leftToAxe(page)).toEqual(['#raw']);
  await expect(expectAccessible(page)).rejects.toThrow(/"theme": "dark"/);
});

test('nothing is left to axe where every contrast in the dark theme can be computed', async ({ page }) => {
  await showTexts(page, { danger: 'color: var(--danger-ink); background: var(--danger-soft); transition: all 9s' });
  expect(await leftToAxe(page)).toEqual([]);
  await expectAccessible(page);
});

test('axe judges in the dark theme what cannot be computed', async ({ page }) => {
  await showTexts(page, {
    faded: 'opacity: 0.9',
    translucent: 'color: rgb(from var(--ink) r g b / 0.9)',
    // Two grounds that are one by day: by night each text is readable on its own, not on the other's
    ground: 'background: light-dark(#fffffe, #151c1f)',
    equal: 'color: light-dark(#1a2021, #1a2022); background: light-dark(#fffffe, #ecebe5)',
  });
  expect(await leftToAxe(page)).toEqual(['#faded', '#translucent', '#ground', '#equal']);
  await expectAccessible(page);
});

test('axe judges the whole page where the dark theme shows other texts', async ({ page }) => {
  const css = '[data-theme=light] #night { display: none }';
  await showTexts(page, { night: 'color: light-dark(#1a2021, #3a474b)' }, css);
  expect(await leftToAxe(page)).toBe('page');
  await expect(expectAccessible(page)).rejects.toThrow(/"#night"/);
});
