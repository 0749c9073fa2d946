import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium as browserType, expect, type Page, test } from '@playwright/test';
import { chromium } from '../scripts/chromium.ts';
import { BASE, signIn } from './sign-in.ts';

const REST = '/rest/internal';
const PUBLISHABLE = 'qp_pub_10_DemoPublishableKeyOfHarbourCityUtilities_01';
const SECRET = 'qp_sec_10_DemoKeyOfHarbourCityUtilities_for_trying_it';
const CUSTOMER = 1048217;

/** The example of the documentation, as a facility would have it on its own domain. */
async function openExample(page: Page, baseUrl: string, domain: string): Promise<void> {
  const file = path.resolve(import.meta.dirname, '../docs/examples/single-use-token.html');
  const body = readFileSync(file, 'utf8')
    .replace('http://localhost:3000/quickportal/rest/internal', baseUrl + BASE + REST)
    .replace('qp_pub_...', PUBLISHABLE);
  await page.route(`${domain}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${domain}/pay`);
}

async function enterCard(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel('Name on the card').fill('Margaret Olsson');
  await page.getByLabel('Expiry month').fill('8');
  await page.getByLabel('Expiry year').fill('2031');
  await page.getByLabel('Security code').fill('737');
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a page of the facility makes a token that its server uses once, and staff look it up [3C092 3P040 3R033]', async ({
  page,
  baseURL,
  request,
}) => {
  const { args, ...installed } = chromium();
  // A page that a test invents has no address from which Chromium would let it call this machine
  const browser = await browserType.launch({
    ...installed,
    args: [...args, '--disable-features=LocalNetworkAccessChecks'],
  });
  try {
    const shop = await browser.newPage();
    await openExample(shop, `${baseURL}`, 'https://elsewhere.example.com');
    await enterCard(shop, '5555 5555 5555 4444');
    await expect(shop.getByRole('status')).toContainText('is not on the domain whitelist of');
    await openExample(shop, `${baseURL}`, 'https://shop.harbourcity.example.com');
    await enterCard(shop, '5555 5555 5555 4445');
    await expect(shop.getByRole('status')).not.toContainText(/One moment|is ready|^$/);
    await enterCard(shop, '5555 5555 5555 4444');
    await expect(shop.getByRole('status')).toContainText(/^555555\.+4444 is ready/);
    const singleUseTokenId = /sut_\S+/.exec((await shop.getByRole('status').textContent()) ?? '')?.[0] ?? '';

    const authorization = `Basic ${Buffer.from(`${SECRET}:`).toString('base64')}`;
    const use = async () => {
      const address = `${BASE}${REST}/customers/${CUSTOMER}/accounts/single-use-tokens`;
      return (await request.post(address, { headers: { authorization }, data: { singleUseTokenId } })).status();
    };
    expect([await use(), await use()]).toEqual([201, 422]);

    await signIn(page, 'staff.admin', 'SingleUseTokensView?CommunityId=10');
    await page.getByLabel('Single use token ID').fill(singleUseTokenId);
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText('Account of customer', { exact: false })).toBeVisible();
    expect(page.url()).not.toContain('sut_');
  } finally {
    await browser.close();
  }
});
