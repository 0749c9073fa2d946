import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { readMail } from './read-mail.ts';
import { BASE, PASSWORD } from './sign-in.ts';

const ADDRESS = 'vera.visitor@example.com';

test('a visitor makes a sandbox and takes a first payment with its key [2P037 2P038 2P039]', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${BASE}/LoginView`);
  await page.getByRole('link', { name: 'Try it in a sandbox' }).click();
  await page.getByLabel('Full name').fill('Vera Visitor');
  await page.getByLabel('Company name').fill('Visitor Plumbing');
  await page.getByLabel('Email address').fill(ADDRESS);
  await page.getByRole('checkbox', { name: /I use test data only/ }).check();
  await page.getByRole('button', { name: 'Email me a code' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your email address');
  await expect(page.getByText(ADDRESS)).toBeVisible();
  const [, code = ''] = /Your code: (\d{8})/.exec(await readMail(page.request, ADDRESS)) ?? [];
  await page.getByLabel('Verification code').fill(code);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verify' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your sandbox');
  await page.getByLabel('Login name').fill('vera.visitor');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create sandbox' }).click();
  await expect(page.getByRole('button', { name: /Vera Visitor/ })).toBeVisible();

  await page.goto(`${BASE}/GenerateRestApiKeyView`);
  await page.getByRole('textbox', { name: 'Name' }).fill('First program');
  await page.getByRole('button', { name: 'Generate key' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First program');
  const key = (await page.getByText(/^qp_sec_\d+_[\w-]{43}$/).textContent()) ?? '';

  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  const call = async <T>(method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await fetch(`${baseURL}${BASE}/rest/internal/${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return (await response.json()) as T;
  };
  const customers = await call<{ items: { customerId: number }[] }>('POST', 'customer-search', { query: 'Amelia' });
  const customerId = customers.items[0]?.customerId;
  const accounts = await call<{ items: { accountId: number }[] }>('GET', `customers/${customerId}/accounts`);
  const paid = await call<{ receiptNumber: string }>('POST', `customers/${customerId}/payments`, {
    accountId: accounts.items[0]?.accountId,
    amount: '12.00',
  });
  await page.goto(`${BASE}/TransactionDetailView?ReceiptNumber=${paid.receiptNumber}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(paid.receiptNumber);
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('REST API', { exact: true }).first()).toBeVisible();
});
