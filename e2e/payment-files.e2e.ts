import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BASE, signIn } from './sign-in.ts';

const HEADER = 'Business code,Customer number,Amount,Payment reference number';

const REST = `${BASE}/rest/internal`;
const headers = { 'x-requested-with': 'XMLHttpRequest' };

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

test('a second person releases a payment file, and its payments lead back to their lines [2P034]', async ({
  browser,
}) => {
  const [requesting, approving] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await signIn(requesting, 'facility.admin', 'FilesView');
  await signIn(approving, 'facility.second', 'ApprovalsView');
  await switchSecondPerson(requesting, true);
  try {
    await upload(requesting, 'e2e-two-people.csv', ['HCW,HCW-0038114,31.25,E2E-S1', 'HCW,HCW-00380027,12.00,E2E-S2']);
    await requesting.getByRole('button', { name: 'Correct line 3' }).click();
    const dialog = requesting.getByRole('dialog');
    await dialog.getByLabel('Customer number').fill('HCW-0040027');
    await dialog.getByRole('button', { name: 'Check line' }).click();
    await requesting.getByRole('button', { name: 'Release 2 payments' }).click();
    await requesting.getByRole('button', { name: 'Release file' }).click();
    await expect(requesting.getByText('The release waits for a second person.')).toBeVisible();
    await expect(requesting.getByRole('button', { name: /^Release 2/ })).toHaveCount(0);

    await approving.reload();
    await approving.getByRole('link', { name: 'Release payment file e2e-two-people.csv' }).click();
    await expect(approving.getByRole('row', { name: /Payments to take.* 2$/ })).toBeVisible();
    await expectAccessible(approving);
    await approving.getByRole('button', { name: 'Approve' }).click();
    await expect(approving.getByText(/The changes were applied immediately/)).toBeVisible();

    await expect(requesting.getByRole('heading', { name: 'What became of the payments' })).toBeVisible();
    await requesting.getByLabel('Lines shown').selectOption('TAKEN');
    const taken = requesting.getByRole('link', { name: /^payment \d+$/ });
    await expect(taken).toHaveCount(2);
    await taken.last().click();
    await expect(requesting.getByText('line 3')).toBeVisible();
    await requesting.getByRole('link', { name: 'e2e-two-people.csv' }).click();
    await expect(requesting.getByRole('heading', { name: 'e2e-two-people.csv', level: 1 })).toBeVisible();
  } finally {
    const proposalId = await switchSecondPerson(requesting, false);
    const { version } = await (await approving.request.get(`${REST}/proposals/${proposalId}`, { headers })).json();
    await approving.request.post(`${REST}/proposals/${proposalId}/approve`, { headers, data: { version } });
  }
});

/** Switches whether settings need a second person; switching off is a request, whose id is returned. */
async function switchSecondPerson(page: Page, isOn: boolean): Promise<number> {
  const response = await page.request.put(`${REST}/dual-authorisation`, { headers, data: { isOn } });
  expect(response.status(), await response.text()).toBe(isOn ? 200 : 202);
  return (await response.json()).proposalId;
}
