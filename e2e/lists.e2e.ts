import { expect, test, type Page } from '@playwright/test';
import { BASE, signIn } from './sign-in.ts';

const lists = ['TransactionSearchView', 'CustomerSearchView', 'RecurringPaymentsView', 'PayToAgreementsView'];

/** Rows that are whole above the foot of the table or, where that does not stick, the edge of the window. */
const wholeRows = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) => {
    const foot = document.querySelector('[data-slot=pager]');
    const isStuck = foot !== null && getComputedStyle(foot).position === 'sticky';
    const edge = isStuck ? foot.getBoundingClientRect().top : innerHeight;
    return rows.filter((row) => row.getBoundingClientRect().bottom <= edge + 1).length;
  });

// The last one is 1280 x 720 at 200 %
for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [640, 360],
] as const)
  test(`a list shows at least eight rows at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'facility.admin');
    for (const view of lists) {
      await page.goto(`${BASE}/${view}`);
      await expect(page.locator('tbody [data-row-link]').nth(10)).toBeAttached();
      await expect.poll(() => wholeRows(page), { message: view }).toBeGreaterThanOrEqual(8);
    }
  });

test('at 200 % search and filters are a button away, and a key', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await signIn(page, 'facility.admin', 'CustomerSearchView');
  const box = page.locator('search input');
  await expect(page.locator('tbody [data-row-link]').nth(3)).toBeAttached();
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: 'Search and filters' }).click();
  await expect(box).toBeVisible();
  await expect(page.getByRole('search').getByRole('button', { name: 'Status', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Search and filters' }).click();
  await expect(box).toBeHidden();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
});
