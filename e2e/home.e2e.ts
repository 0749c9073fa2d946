import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BASE, signIn } from './sign-in.ts';

/** An endpoint that fails; it is deleted by `remove`. */
async function addFailingEndpoint(page: Page) {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const at = `${BASE}/rest/internal/webhooks`;
  const data = { url: 'http://127.0.0.1:1/', notificationEmail: 'developers@facility.example' };
  const added = await page.request.post(at, { headers, data });
  const { endpoint } = (await added.json()) as { endpoint: { endpointId: number } };
  await page.request.post(`${at}/${endpoint.endpointId}/test`, { headers });
  await expect
    .poll(async () => (await page.request.get(`${at}?status=FAILING`, { headers })).text())
    .toContain(`"endpointId":${endpoint.endpointId}`);
  return { remove: () => page.request.delete(`${at}/${endpoint.endpointId}`, { headers }) };
}

/** Where links lead, and the number that the n-th part of each says. */
const linksOf = (links: Locator, part: number) =>
  links.evaluateAll(
    (all, n) =>
      all.map((link) => ({ href: link.getAttribute('href') ?? '', number: link.children[n]?.textContent ?? '' })),
    part,
  );

test('each number of the start page is the count of the list that it leads to', async ({ page }) => {
  await signIn(page, 'facility.admin');
  const endpoint = await addFailingEndpoint(page);
  await page.reload();
  const today = page.getByRole('region', { name: 'Payments today' });
  await expect(today.getByRole('link', { name: /^Payments today/ })).toBeVisible();
  await expectAccessible(page);
  const waiting = page.getByRole('region', { name: 'To do' });
  await expect(waiting.getByRole('link', { name: /Failing webhook endpoints/ })).toBeVisible();
  await expect(waiting.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(waiting.getByRole('alert')).toHaveCount(0);
  const cards = [
    ...(await linksOf(waiting.getByRole('link'), 0)),
    ...(await linksOf(today.getByRole('link', { name: /^(?:Payments|Declined) today/ }), 1)),
  ];
  expect(cards.length).toBeGreaterThanOrEqual(7);
  for (const { href, number } of cards) {
    await page.goto(href);
    const noun = /payment|transaction|schedule|file|card|agreement|endpoint/;
    // A queue says it below its rows: 1–6 of 6
    const count = page.getByText(new RegExp(`^${number} (?:${noun.source})|^\\d+–\\d+ of ${number}$`)).first();
    if (number === '0') await expect(page.getByRole('table')).toHaveCount(0);
    else await expect(count, href).toBeVisible();
  }
  await endpoint.remove();
});

test('the start page of staff makes no call that is refused', async ({ page }) => {
  const statuses: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(`${BASE}/trpc/`)) statuses.push(`${response.status()} ${pathname.split('/').at(-1)}`);
  });
  await signIn(page, 'staff.admin');
  await expect(page.getByText('All nodes respond.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A batch with a refused call is 207
  expect(statuses.filter((status) => !status.startsWith('200 '))).toEqual([]);
  expect(statuses.join()).toContain('proposals.count');
});
