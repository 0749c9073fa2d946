import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BASE, signIn } from './sign-in.ts';

test('a generated key calls the API until it is disabled [2C134 2C140 2R272]', async ({ page, request }) => {
  const name = `Billing ${randomUUID()}`;
  await signIn(page, 'facility.admin', 'RestApiKeysView');
  await page.getByRole('link', { name: 'Generate key' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Generate key' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('REST API keys successfully created.', { exact: true })).toBeVisible();
  const key = (await page.getByText(/^qp_sec_10_[\w-]{43}$/).textContent()) ?? '';
  await expectAccessible(page);

  const call = () =>
    request.get(`${BASE}/rest/internal/transactions`, {
      headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`, 'user-agent': 'e2e-billing/1' },
    });
  expect((await call()).status()).toBe(200);

  await page.reload();
  await expect(page.getByText(key)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Calls by route' })).toContainText('GET /transactions');
  await page.getByRole('button', { name: 'Disable' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('e2e-billing/1');
  await question.getByRole('checkbox').click();
  await question.getByRole('button', { name: 'Disable key' }).click();
  await expect(page.getByText('API key successfully disabled.', { exact: true })).toBeVisible();
  expect((await call()).status()).toBe(401);
});
