import { expect, test } from '@playwright/test';
import { BASE, signIn } from './sign-in.ts';

const SECRET = 'qp_sec_10_DemoKeyOfHarbourCityUtilities_for_trying_it';

test('a call with a key is in the log within five seconds, and is copied as curl', async ({ page, request }) => {
  const authorization = `Basic ${Buffer.from(`${SECRET}:`).toString('base64')}`;
  const missing = 9_000_000 + Math.floor(Math.random() * 900_000);
  const response = await request.get(`${BASE}/rest/internal/customers/${missing}`, { headers: { authorization } });
  expect(response.status()).toBe(404);
  const requestId = response.headers()['x-request-id'] ?? '';
  const called = Date.now();

  await signIn(page, 'facility.admin');
  const find = async () => {
    const found = await page.request.get(`${BASE}/rest/internal/api-logs?query=${requestId}`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    return found.ok() ? ((await found.json()) as { recordsCount: number }).recordsCount : -1;
  };
  await expect.poll(find, { timeout: 5000 - Math.min(4000, Date.now() - called) }).toBe(1);

  await page.goto(`${BASE}/RestApiDeveloperLogView?query=${requestId}`);
  await page
    .getByRole('link', { name: `/customers/${missing}`, exact: false })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('customers');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  const curl = await page.evaluate(() => navigator.clipboard.readText());
  expect(curl).toMatch(/^curl /);
  expect(curl).toContain(`/rest/internal/customers/${missing}`);
  expect(curl).not.toContain(SECRET);
});
