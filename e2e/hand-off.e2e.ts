import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { chromium as browserType, expect, type Page, test } from '@playwright/test';
import { chromium } from '../scripts/chromium.ts';
import { expectAccessible } from './axe.ts';
import { BASE, signIn } from './sign-in.ts';

const SHOP = 'https://shop.harbourcity.example.com';
const PORT = 48_519;
let shop: ChildProcess | undefined;
test.afterEach(() => shop?.kill());

/** The example of the documentation, as a facility would run it behind its own domain. */
async function startShop(page: Page, baseUrl: string): Promise<void> {
  await signIn(page, 'facility.admin');
  const details = await page.request.get(`${BASE}/rest/internal/connection-details`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const { communityCode, signedHandoffKey } = (await details.json()) as Record<string, string>;
  shop = spawn(process.execPath, [path.resolve(import.meta.dirname, '../docs/examples/hand-off.mjs')], {
    env: {
      HANDOFF_KEY: signedHandoffKey,
      COMMUNITY_CODE: communityCode,
      BUSINESS_CODE: 'HCW',
      SHOP_URL: SHOP,
      PORTAL_URL: `${baseUrl}${BASE}/HandOffView`,
      PORT: String(PORT),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (shop.stdout) await once(shop.stdout, 'data');
}

test('a payer is handed over by a shop, pays by card and goes back with a signed result', async ({ page, baseURL }) => {
  await startShop(page, `${baseURL}`);
  const { args, ...installed } = chromium();
  // A domain that a test invents has no address from which Chromium would let it call this machine
  const browser = await browserType.launch({
    ...installed,
    args: [...args, '--disable-features=LocalNetworkAccessChecks'],
  });
  try {
    const payer = await browser.newPage();
    await payer.route(`${SHOP}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await fetch(`http://127.0.0.1:${PORT}${pathname}${search}`);
      await route.fulfill({ contentType: 'text/html', body: await response.text() });
    });
    await payer.goto(`${SHOP}/cart`);
    await payer.getByRole('button', { name: 'Pay $48.20' }).click();
    await expect(payer.getByRole('heading', { name: 'Pay $48.20 AUD' })).toBeVisible();
    await expectAccessible(payer);

    await payer.getByLabel('Card number').fill('4242 4242 4242 4241');
    await payer.getByLabel('Name on the card').fill('Margaret Olsson');
    await payer.getByLabel('Expiry').fill('08/31');
    await payer.getByRole('button', { name: 'Continue' }).click();
    await expect(payer.getByLabel('Card number')).toHaveAccessibleDescription(/\S/);
    await payer.getByLabel('Card number').fill('4242 4242 4242 4242');
    await payer.getByRole('button', { name: 'Continue' }).click();

    await expect(payer.getByRole('heading', { name: 'Check your payment' })).toBeVisible();
    await payer.getByRole('button', { name: /^Pay \$4/ }).click();
    await expect(payer.getByRole('status')).toContainText('Your payment was approved.');
    const receipt = await payer.getByText(/^\d{6,}$/).textContent();
    await payer.reload();
    await expect(payer.getByText(`${receipt}`)).toBeVisible();
    await payer.getByRole('link', { name: /^Return to/ }).click();
    await expect(payer.getByRole('status')).toHaveText(`APPROVED: receipt ${receipt}`);

    await page.goto(`${BASE}/TransactionDetailView?ReceiptNumber=${receipt}`);
    await expect(page.getByText('Order 1042').first()).toBeVisible();
  } finally {
    await browser.close();
  }
});
