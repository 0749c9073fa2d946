import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { colourRules } from '../scripts/colour-rules.ts';

/** No accessibility problem on the page as it stands, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  // A toast may appear while axe measures: its colours on the way in are neither
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await settled(page);
    // Without frames of other sites there is no need for a page of axe's own to gather results in
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (theme === 'dark') axe.withRules(colourRules);
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => ({ theme, id, targets: nodes.map((node) => node.target.join(' ')) })),
    ).toEqual([]);
  }
  await page.evaluate((name) => {
    if (name === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
  }, before);
  await page.emulateMedia({ reducedMotion: null });
}

/** Colours on their way from one theme to the other are neither. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
      .map((animation) => animation.finished);
    await Promise.allSettled(ends);
  });
