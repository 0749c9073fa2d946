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
  await expect(page.getByText('The last attempt failed')).toBeVisible();
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
