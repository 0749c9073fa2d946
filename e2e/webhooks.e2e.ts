import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BASE, signIn } from './sign-in.ts';

/** A business of the demo facility. */
const HARBOUR_CITY_GAS = 101;

/** Ends the names of this run's customers: a replay also sends what other tests did within the hour. */
const RUN = ` ${randomUUID()}`;

/** A receiver that keeps the names of this run's customers that it is sent, and can be down. */
async function startReceiver() {
  const names: string[] = [];
  const state = { isDown: false };
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      if (state.isDown) return response.writeHead(503).end();
      const { data } = JSON.parse(body) as { data: { customerName?: string } };
      if (data.customerName?.endsWith(RUN)) names.push(data.customerName.replace(RUN, ''));
      return response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { names, state, url: `http://127.0.0.1:${port}/hook`, stop: () => server.close() };
}

async function addCustomer(page: Page, customerName: string): Promise<void> {
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() };
  const data = { businessId: HARBOUR_CITY_GAS, customerName: `${customerName}${RUN}` };
  const added = await page.request.post(`${BASE}/rest/internal/customers`, { headers, data });
  expect(added.status(), await added.text()).toBe(201);
}

test('an endpoint that was down is sent what it missed, in order [1P014]', async ({ page }) => {
  const receiver = await startReceiver();
  await signIn(page, 'facility.admin', 'WebhooksView');
  await page.getByRole('button', { name: 'Add endpoint' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Address').fill(receiver.url);
  await form.getByLabel('Notification email').fill('developers@facility.example');
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(receiver.url);

  await addCustomer(page, 'Before');
  await expect.poll(() => receiver.names).toEqual(['Before']);
  receiver.state.isDown = true;
  await addCustomer(page, 'While down');
  await page.reload();
  await expect(page.getByText('Events are not arriving')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable endpoint' }).click();
  await expect(page.getByText('This endpoint is disabled')).toBeVisible();
  await addCustomer(page, 'While off');
  await addCustomer(page, 'While off too');

  receiver.state.isDown = false;
  await page.getByRole('button', { name: 'Enable', exact: true }).click();
  await expect.poll(() => receiver.names).toEqual(['Before', 'While down']);
  await page.getByRole('tab', { name: 'Replay' }).click();
  await page.getByLabel('Events of').selectOption('Last hour');
  const replay = page.getByRole('button', { name: /^Replay \d+ events$/ });
  await expect(replay).toBeEnabled();
  await expectAccessible(page);
  await replay.click();
  await expect(page.getByRole('region', { name: 'Replays' }).getByText('Completed')).toBeVisible({ timeout: 60_000 });
  expect(receiver.names).toEqual(['Before', 'While down', 'While off', 'While off too']);

  await page.getByLabel('Events of').selectOption('Last hour');
  await expect(page.getByRole('button', { name: 'Replay events' })).toBeDisabled();
  await expectAccessible(page);
  receiver.stop();
});

test('the receiver of the demo shows what it was sent, verified, and what is sent again after it failed [1P014]', async ({
  page,
}) => {
  await signIn(page, 'facility.admin', 'WebhooksView');
  await page.getByRole('button', { name: 'Add endpoint' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Use the demo receiver' }).click();
  await expect(form.getByLabel('Address')).toHaveValue(/^http:\/\/127\.0\.0\.1:\d+\/quickportal\/demo\/receiver$/);
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I have saved it' }).click();

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'What it received' }).click();
  const receiver = await opened;
  // Notifications of the demo's payments go there too
  await receiver.getByRole('button', { name: 'Clear' }).click();
  await expect(receiver.getByText('Nothing yet.')).toBeVisible();
  const requests = receiver.locator('#list details').filter({ hasText: 'customer.created' });
  await addCustomer(page, 'Accepted');
  await expect(requests.first()).toContainText('Verified');
  await expect(requests.first()).toContainText('Responded 204');
  await requests.first().locator('summary').click();
  await expect(receiver.getByLabel('Body')).toContainText(`Accepted${RUN}`);

  await receiver.getByLabel('For').selectOption('the next request');
  await receiver.getByRole('button', { name: 'Fail with 500' }).click();
  await expect(receiver.getByText('Fails with 500: the next request, then accepts again.')).toBeVisible();
  await addCustomer(page, 'Failed first');
  await expect(requests.first()).toContainText('Responded 500');
  await page.reload();
  await page
    .getByRole('row', { name: /customer\.created/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  await expect(requests.first()).toContainText('Attempt 2');
  await expect(requests.first()).toContainText('Responded 204');
  // Last: while axe works, the delivery would be sent again by itself
  await expectAccessible(receiver);
});
