import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { signIn } from './sign-in.ts';

test('an officer sees what can move to PayTo and why the rest cannot, starts, pauses and cancels the rest', async ({
  page,
}) => {
  await signIn(page, 'facility.admin', 'PayToAgreementsView');
  await page.getByRole('link', { name: 'Move direct debits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move to PayTo');
  await page.getByRole('region', { name: 'Schedules to move' }).getByRole('button', { name: 'Business' }).click();
  await page.getByRole('menuitemradio', { name: 'Harbour City Water' }).click();
  await expect(page).toHaveURL(/businessId=/);
  await expect(page.getByText('The next payment is less than 5 days away.')).toBeVisible();
  await page.getByRole('radio', { name: /^Cannot move/ }).click();
  await expect(page).toHaveURL(/ineligible=true/);
  await expect(page.getByText(/^Only bank accounts with a BSB/).nth(1)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Agreements per hour').selectOption('20');
  await page.getByRole('button', { name: 'Move to PayTo' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('A payer has five days to approve.', { exact: false })).toBeVisible();
  await question.getByRole('button', { name: /^Send \d+ agreements$/ }).click();
  await page.waitForURL(/PayToMigrationDetailsView\?MigrationId=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move to PayTo: Harbour City Water');
  await expect(page.getByRole('table').getByText('Waiting').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause migration' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the rest' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel migration' }).click();
  await expect(page.getByText('The migration was cancelled.').first()).toBeVisible();
});
