import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { colourRules } from '../scripts/colour-rules.ts';
import { findElementsToJudge, judgedElements, type AxeFindings } from '../scripts/other-theme-colours.ts';

/**
 * No accessibility problem on the page as it stands, in both themes: in the dark one contrasts are computed from what
 * axe found in the light one, and axe judges what that leaves open.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  // A toast may appear while axe measures: its colours on the way in are neither
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(page, 'light');
  const light = await axeOf(page).analyze();
  expectNone('light', light);
  const found = await page.evaluate(findElementsToJudge, { judged: judgedElements(light), theme: 'dark' as const });
  if (found.length > 0) {
    await show(page, 'dark');
    const axe = axeOf(page).withRules(colourRules);
    if (found !== 'page') for (const selector of found) axe.include(selector);
    expectNone('dark', await axe.analyze());
  }
  await page.evaluate((name) => {
    if (name === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
  }, before);
  await page.emulateMedia({ reducedMotion: null });
}

/** Without frames of other sites there is no need for a page of axe's own to gather results in. */
const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

const expectNone = (theme: 'light' | 'dark', { violations }: AxeFindings) =>
  expect(
    violations.map(({ id, nodes }) => ({ theme, id, targets: nodes.map((node) => [node.target].flat().join(' ')) })),
  ).toEqual([]);

/** Shows a theme and waits: colours on their way from one theme to the other are neither. */
async function show(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
      .map((animation) => animation.finished);
    await Promise.allSettled(ends);
  }, theme);
}
