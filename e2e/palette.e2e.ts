import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { signIn } from './sign-in.ts';

test('staff find what all communities have, and enter one, from the palette [1P020 1C057 1C058]', async ({ page }) => {
  await signIn(page, 'staff.admin', 'HomeView');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or go to a page' });
  await palette.getByRole('combobox').fill('kiwi');
  const community = palette.getByRole('option', { name: /^Kiwi Fitness Group/ }).first();
  await expect(community).toBeVisible();
  await expect(palette.getByText('Businesses', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await community.click();
  await expect(page.getByRole('button', { name: /Kiwi Fitness Group/ }).first()).toBeVisible();

  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('facility.viewer');
  await palette.getByRole('option', { name: /^View as / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'View as' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'View as' }).first()).toBeVisible();
});

test('an officer opens a PayTo agreement from the palette', async ({ page }) => {
  await signIn(page, 'facility.admin', 'PayToAgreementsView');
  const name = await page.getByRole('table').getByRole('link').first().textContent();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or go to a page' });
  await palette.getByRole('combobox').fill(name ?? '');
  await expect(palette.getByText('PayTo agreements', { exact: true })).toBeVisible();
  const agreement = new RegExp(String.raw`${name}, \$[\d.,]+, \w+$`);
  await palette.getByRole('option', { name: agreement }).first().click();
  await expect(page).toHaveURL(/PayToAgreementDetailsView\?/);
});
