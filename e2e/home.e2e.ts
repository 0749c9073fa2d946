import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { signIn } from './sign-in.ts';

test('each number of the start page is the count of the list that it leads to', async ({ page }) => {
  await signIn(page, 'facility.admin');
  const today = page.getByRole('region', { name: 'Payments today' });
  await expect(today.getByRole('link', { name: /^Payments today/ })).toBeVisible();
  await expectAccessible(page);
  const links = page
    .locator('main')
    .getByRole('link', { name: /^(?:Payments|Declined) today|^Failed schedules|^Files|^Cards|unknown|^Agreements/ });
  await expect(links.first()).toBeVisible();
  const cards = await links.evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute('href') ?? '', number: link.children[1]?.textContent ?? '' })),
  );
  expect(cards.length).toBeGreaterThanOrEqual(6);
  for (const { href, number } of cards) {
    await page.goto(href);
    const noun = /payment|transaction|schedule|file|card|agreement/;
    const count = page.getByText(new RegExp(`^${number} (?:${noun.source})`)).first();
    if (number === '0') await expect(page.getByRole('table')).toHaveCount(0);
    else await expect(count, href).toBeVisible();
  }
});
