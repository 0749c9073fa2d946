import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BASE, signIn } from './sign-in.ts';

/** Ainsley Whitcombe's default card, which the demo's bank approves. */
const customerId = 1048102;
const accountId = 500002;
const RULES = `${BASE}/rest/internal/communities/10/fraud-guard-rules`;
const headers = { 'x-requested-with': 'XMLHttpRequest' };

async function pay(page: Page, amount: string): Promise<{ receiptNumber: string; status: string }> {
  const taken = await page.request.post(`${BASE}/rest/internal/customers/${customerId}/payments`, {
    headers,
    data: { accountId, amount },
  });
  expect(taken.status(), await taken.text()).toBe(201);
  return taken.json();
}

/** Puts the facility's rules back to what they were. */
async function keepRules(page: Page): Promise<() => Promise<void>> {
  const {
    version: _version,
    binTestingCode: _code,
    usualAmountLimit: _usual,
    weakeningWaits: _waits,
    ...rules
  } = await (await page.request.get(RULES, { headers })).json();
  return async () => {
    const restored = await page.request.post(RULES, { headers, data: rules });
    expect(restored.status(), await restored.text()).toBe(200);
  };
}

const largeAmounts = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Unusually large amount' }).first();

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Fraud guard rules saved').first()).toBeVisible();
}

test('a rule is tested on past payments, runs in shadow, is made live, stops payments, and a review decides about each [1P011 1R119]', async ({
  page,
  browser,
}) => {
  await signIn(page, 'facility.admin', 'FraudGuardRulesView');
  // Who takes a suspended payment cannot approve it
  const taker = await (await browser.newContext()).newPage();
  await signIn(taker, 'facility.second');
  const restore = await keepRules(page);
  const row = largeAmounts(page);
  await row.getByRole('textbox').fill('1500');
  await page.getByRole('button', { name: 'Test these rules' }).click();
  await expect(page.getByText(/^of [\d,]+ payments$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Show the payments' }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await row.getByRole('radio', { name: 'Shadow' }).click();
  await save(page);
  expect(await pay(page, '1600.00')).toMatchObject({ status: 'APPROVED' });

  await page.reload();
  await expect(row.getByText(/1 (?:shadow|in shadow)/i)).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Make live' }).click();
  await expect(page.getByText('Fraud guard rules saved').first()).toBeVisible();
  const [first, second] = [await pay(taker, '1610.00'), await pay(taker, '1620.00')];
  expect([first.status, second.status]).toEqual(['SUSPENDED', 'SUSPENDED']);

  await page.goto(`${BASE}/TransactionDetailView?ReceiptNumber=${first.receiptNumber}`);
  await expect(page.getByText(/above the limit of 1,500\.00/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Open review' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ainsley Whitcombe' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('textbox', { name: /Reason/ })).toBeFocused();
  await page.keyboard.type('Called the customer');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/of Ainsley Whitcombe approved and paid/).first()).toBeVisible();

  await page.goto(`${BASE}/FraudReviewView?ReceiptNumber=${second.receiptNumber}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Ainsley Whitcombe' })).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByRole('textbox', { name: /Reason/ })).toBeFocused();
  await page.keyboard.type('Not known to the customer');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/of Ainsley Whitcombe declined/).first()).toBeVisible();
  for (const [{ receiptNumber }, status] of [
    [first, 'APPROVED'],
    [second, 'DECLINED'],
  ] as const) {
    const got = await page.request.get(`${BASE}/rest/internal/transactions/${receiptNumber}`, { headers });
    expect(await got.json()).toMatchObject({ status });
  }
  await restore();
  await taker.context().close();
});
