import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { BASE } from '../../e2e/sign-in.ts';

/** Ainsley Whitcombe, whose default card the demo's bank approves. */
const PAYER = { customerId: 1048102, accountId: 500002 };

/** What a job needs, by the calls of the portal. */
async function send<T>(page: Page, path: string, data: object, status = 201): Promise<T> {
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() };
  const response = await page.request.post(`${BASE}/rest/internal/${path}`, { headers, data });
  expect(response.status(), await response.text()).toBe(status);
  return response.json() as Promise<T>;
}

/** A payment that the bank has approved: its receipt number. */
export async function takePayment(page: Page): Promise<string> {
  const { customerId, accountId } = PAYER;
  const taken = await send<{ receiptNumber: string }>(page, `customers/${customerId}/payments`, {
    accountId,
    amount: '12.50',
  });
  return taken.receiptNumber;
}

/** The page of a payment that the bank has approved. */
export const newTransaction = async (page: Page): Promise<string> =>
  `TransactionDetailView?ReceiptNumber=${await takePayment(page)}`;

/** The page of a webhook endpoint that is down, to which a test event was sent. */
export async function newEndpoint(page: Page): Promise<string> {
  const { endpoint } = await send<{ endpoint: { endpointId: number } }>(page, 'webhooks', {
    url: 'http://127.0.0.1:9/hook',
    notificationEmail: 'developers@facility.example',
  });
  await send(page, `webhooks/${endpoint.endpointId}/test`, {});
  return `WebhooksView?EndpointId=${endpoint.endpointId}`;
}
