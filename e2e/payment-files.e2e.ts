import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { signIn } from './sign-in.ts';

const HEADER = 'Business code,Customer number,Amount,Payment reference number';

async function upload(page: Page, fileName: string, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Upload file' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'Payments' }).click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: fileName,
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADER, ...lines].join('\r\n')),
  });
  await dialog.getByRole('button', { name: 'Preview file' }).click();
  await expect(dialog.getByRole('table')).toContainText('HCW-0038114');
  await dialog.getByRole('button', { name: 'Upload file' }).click();
  await expect(page.getByRole('heading', { name: fileName, level: 1 })).toBeVisible();
}

test('a payment file is checked, corrected, released, and its payments lead back to their lines [2P032 2P034]', async ({
  page,
}) => {
  await signIn(page, 'facility.admin', 'FilesView');
  await upload(page, 'e2e-rates.csv', [
    'HCW,HCW-0038114,41.25,E2E-1',
    'HCW,HCW-0040027,58.40,E2E-2',
    'HCW,HCW-00400279,12.00,E2E-3',
  ]);
  await expect(page.getByText('Waiting for release')).toBeVisible();
  await expect(page.getByText('The business has no customer with this number.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Correct line 4' }).click();
  await page.getByRole('dialog').getByLabel('Customer number').fill('HCW-0040027');
  await page.getByRole('dialog').getByRole('button', { name: 'Check line' }).click();
  await page.getByRole('button', { name: 'Release 3 payments' }).click();
  await page.getByRole('button', { name: 'Release file' }).click();

  await expect(page.getByRole('heading', { name: 'What became of the payments' })).toBeVisible();
  await page.getByLabel('Lines shown').selectOption('TAKEN');
  await expect(page.getByRole('link', { name: /^payment \d+$/ })).toHaveCount(3);
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^payment \d+$/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'e2e-rates.csv' }).click();
  await expect(page.getByRole('heading', { name: 'e2e-rates.csv', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Files' }).last().click();
  await expect(page.getByRole('heading', { name: 'Files', level: 1 })).toBeVisible();
});
