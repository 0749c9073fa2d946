import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BASE, signIn } from './sign-in.ts';

const CUSTOMER = 1_048_217;
test.describe.configure({ timeout: 120_000 });

/** Creates an ad hoc agreement of up to $80.00 whose payer approves, and waits until it is active. */
async function activeAgreement(page: Page): Promise<string> {
  const created = await page.request.post(`${BASE}/rest/internal/create-agreement/${CUSTOMER}/create/confirm`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: {
      payerName: 'Margaret Olsson',
      payerKind: 'BANK_ACCOUNT',
      bsb: '062-000',
      accountNumber: '12345611',
      description: 'Water usage 10023',
      startDate: new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' }),
      agreementType: 'VARIABLE',
      maximumPaymentAmount: '80.00',
      frequency: 'AD_HOC',
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { agreementToken } = (await created.json()) as { agreementToken: string };
  await expect(async () => {
    await page.goto(`${BASE}/PayToAgreementDetailsView?CustomerId=${CUSTOMER}&AgreementToken=${agreementToken}`);
    await expect(page.getByRole('link', { name: 'Take payment' })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  return agreementToken;
}

test('an officer takes a payment against an agreement; a final one cancels it [1P009 1R051 1R052]', async ({
  page,
}) => {
  await signIn(page, 'facility.admin');
  const token = await activeAgreement(page);
  // Keys are heard once their module arrives, which is after the page where the machine is busy
  await expect(async () => {
    await page.keyboard.press('p');
    await expect(page).toHaveURL(new RegExp(`PayToPaymentView\\?agreementToken=${token}$`), { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('textbox', { name: /^Amount/ })).toBeFocused();
  await page.keyboard.type('90');
  await expect(page.getByText('1 clause not met')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take $90.00' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('25');
  await expect(page.getByText('Can be taken')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take payment', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/TransactionDetailView\?ReceiptNumber=\d+$/);
  await expect(page.getByText('$25.00').first()).toBeVisible();

  await page.getByRole('link', { name: 'View agreement' }).click();
  await page.getByRole('link', { name: 'Take payment' }).click();
  await page.getByRole('textbox', { name: /^Amount/ }).fill('80');
  await page.getByRole('checkbox', { name: /Final payment/ }).check();
  await expect(page.getByText('Can be taken')).toBeVisible();
  await page.getByRole('button', { name: 'Take $80.00' }).click();
  await page.getByRole('button', { name: 'Take final payment' }).click();
  await page.waitForURL(/TransactionDetailView/);
  await page.getByRole('link', { name: 'View agreement' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('It was cancelled after its final payment').first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
});

test('an e-commerce payment ends at its transaction once the payer approves [1P010 1R055 1C048]', async ({ page }) => {
  await signIn(page, 'facility.admin', 'PayToEcommercePaymentView');
  await page.getByRole('combobox', { name: /^Business/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: /^Payer name/ }).fill('Priya Raman');
  await page.getByRole('textbox', { name: /^PayID/ }).fill('priya.raman@example.com');
  await expect(page.getByText('Belongs to Priya Raman')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: /^Amount/ }).fill('42');
  await page.getByRole('textbox', { name: /^Description/ }).fill('Web order 20931');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue('Web order 20931');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Priya Raman pays')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send to the payer' }).click();
  await expect(page.getByText('Priya Raman has yet to approve it')).toBeVisible();
  await expectAccessible(page);
  await page.waitForURL(/TransactionDetailView\?ReceiptNumber=\d+$/, { timeout: 60_000 });
  await expect(page.getByText('$42.00').first()).toBeVisible();
});
