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

test('staff open a customer of any community by its ID, in that community', async ({ page }) => {
  await signIn(page, 'staff.admin', 'HomeView');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or go to a page' });
  await palette.getByRole('combobox').fill('1048217');
  await expect(palette.getByRole('option', { name: 'Customer 1048217 Harbour City Utilities' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/CustomerDetailsView\?CustomerId=1048217&CommunityId=10$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Olsson' })).toBeVisible();
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
