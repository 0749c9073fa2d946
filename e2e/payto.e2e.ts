import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BASE, signIn } from './sign-in.ts';

/** Whether an amendment was submitted in the last hours, of the 7,200 minutes that a payer has. */
const isFresh = (respondBy: string) => Date.parse(respondBy) - Date.now() > 4.9 * 86_400_000;

/** The token of the customer's agreement whose amendment the payer has yet to decide. */
async function waitingAgreement(page: Page): Promise<string> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const get = (path: string) => page.request.get(`${BASE}/rest/internal/${path}`, { headers });
  const listed = await get('customers/1048217/payto-agreements');
  const { items } = (await listed.json()) as { items: { agreementToken: string; status: string }[] };
  for (const { agreementToken, status } of items) {
    const amendment = await get(`payto-agreements/${agreementToken}/bilateral-amendment`);
    if (status !== 'ACTIVE' || !amendment.ok()) continue;
    // That of another test is decided within seconds
    const { respondBy } = (await amendment.json()) as { respondBy: string };
    if (!isFresh(respondBy)) return agreementToken;
  }
  throw new Error('No amendment of the customer waits');
}

test('an officer finds an agreement, suspends it with a reason, and releases it [1P008 1P016 1M049]', async ({
  page,
}) => {
  await signIn(page, 'facility.admin');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'PayTo' }).click();
  await page.getByRole('link', { name: 'PayTo agreements' }).click();
  await page.waitForURL(/PayToAgreementsView/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PayTo agreements');
  await page.getByRole('button', { name: 'Status' }).first().click();
  await page.getByRole('menuitemcheckbox', { name: 'Active' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=ACTIVE/);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: /^Payer/ }).fill('olsson');
  await page.getByRole('combobox', { name: /^Payer/ }).press('Enter');
  await expect(page).toHaveURL(/query=olsson/);

  // Of the agreements of one customer that with an amendment that waits
  const token = await waitingAgreement(page);
  await page.getByRole('table').locator(`a[href*="${token}"]`).first().click();
  await page.waitForURL(/PayToAgreementDetailsView\?CustomerId=1048217&AgreementToken=C09\d+/);
  await expect(page.getByRole('region', { name: 'An amendment waits for the payer' })).toBeVisible();
  await expect(page.getByText(/tries left/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Suspend agreement' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No payment can be taken until your side releases it', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Suspend agreement' }).click();
  await expect(page.getByText('Agreement successfully amended').first()).toBeVisible();
  await expect(page.getByText('Your side suspended it', { exact: true })).toBeVisible();
  await expect(page.getByText('The payee requested it.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Release agreement' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release agreement' }).click();
  await expect(page.getByText('Released by your side.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suspend agreement' })).toBeVisible();
});

test('the tab of a customer leads to an agreement; one of another community is not there [1M020 1R063]', async ({
  page,
}) => {
  await signIn(page, 'facility.admin', 'CustomerDetailsView?CustomerId=1048217');
  await page.getByRole('tab', { name: /PayTo Agreements/ }).click();
  await expect(page).toHaveURL(/tab=payto/);
  await page.getByRole('table', { name: 'PayTo Agreements' }).getByRole('link').first().click();
  await page.waitForURL(/PayToAgreementDetailsView/);
  await page.goto(`${BASE}/PayToAgreementDetailsView?CustomerId=1048217&AgreementToken=C09000000000`);
  await expect(page.getByText('This does not exist, or you do not have access to it')).toBeVisible();
});
