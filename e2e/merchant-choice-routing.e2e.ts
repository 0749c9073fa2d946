import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { signIn } from './sign-in.ts';

const GAS = 'HCG,22814981,THRESHOLD_AND_BELOW,175.50,THRESHOLD_AND_ABOVE,20.00';

async function exported(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Current Configuration' }).click();
  const file = await download;
  await expect(page.getByText('Download started. It may take a few seconds to appear.').first()).toBeVisible();
  expect(file.suggestedFilename()).toMatch(/^merchant-choice-routing-.*\.csv$/);
  return (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
}

/** Through both steps to the receipt. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirm Merchant Choice Routing Configuration' })).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Merchant Choice Upload Receipt' })).toBeVisible();
}

test('routing is exported, corrected, saved in bulk and exported again [2R005 2R071 2R244]', async ({ page }) => {
  await signIn(page, 'facility.admin', 'MerchantChoiceRoutingUploadView');
  const before = await exported(page);
  expect(before[0]).toMatch(/^Supplier Business Code,Merchant Id,/);
  const own = before.find((line) => line.startsWith('HCG,22814981,'));
  expect(own).toBeDefined();
  await expectAccessible(page);

  const box = page.getByRole('textbox', { name: /^Configuration/ });
  await box.fill([before[0], GAS.replace('22814981', '22814982'), 'HCG,22814981,SOME,,ALL,'].join('\n'));
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('There are errors in the data you entered.')).toBeVisible();
  await expect(page.getByText('This business has no AU merchant account with this merchant ID.')).toBeVisible();
  await expect(page.getByText('Mastercard Rule', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await box.fill(GAS);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirm Merchant Choice Routing Configuration' })).toBeVisible();
  await expect(page.getByText('175.50')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(box).toHaveValue(GAS);
  await save(page);
  await expect(page.getByText('Configurations successfully uploaded.', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Upload more configurations' }).click();
  expect(await exported(page)).toEqual(before.map((line) => (line === own ? GAS : line)));

  // The demo of the tests that follow has what it had
  await box.fill(own ?? '');
  await save(page);
});
