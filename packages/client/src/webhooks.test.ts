import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyWebhook, WebhookError } from './webhooks.ts';

const now = new Date('2026-11-20T09:00:00Z');
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const event = { id: 'evt_1', type: 'customer.created', timestamp: '2026-11-20T09:00:00.000Z', data: { customerId: 7 } };
const body = JSON.stringify(event);

function headersOf({ by = secret, at = now, text = body } = {}): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(by.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`evt_1.${timestamp}.${text}`).digest('base64');
  return { 'webhook-id': 'evt_1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

describe('a webhook', () => {
  it('is the event where it was signed with the secret', () => {
    expect(verifyWebhook({ body, headers: headersOf(), secret, now })).toEqual(event);
    expect(verifyWebhook({ body: Buffer.from(body), headers: new Headers(headersOf()), secret, now })).toEqual(event);
  });

  it('may be signed with either secret while one is being replaced', () => {
    expect(verifyWebhook({ body, headers: headersOf({ by: other }), secret: [secret, other], now })).toEqual(event);
    const both = `v1,AAAA ${headersOf()['webhook-signature']}`;
    expect(verifyWebhook({ body, headers: { ...headersOf(), 'webhook-signature': both }, secret, now })).toEqual(event);
  });

  it.each([
    ['another secret signed it', { headers: headersOf({ by: other }) }],
    ['its body was changed', { body: body.replace('7', '8') }],
    ['it is six minutes old', { headers: headersOf({ at: new Date(now.getTime() - 360_000) }) }],
    ['it is six minutes ahead', { headers: headersOf({ at: new Date(now.getTime() + 360_000) }) }],
    ['its time was changed', { headers: { ...headersOf(), 'webhook-timestamp': String(now.getTime() / 1000 - 1) } }],
    ['it has no signature', { headers: { 'webhook-id': 'evt_1' } }],
    ['its signature is of another kind', { headers: { ...headersOf(), 'webhook-signature': 'v2,AAAA' } }],
    ['the secret is not one', { secret: '' }],
  ])('is refused where %s', (_title, change) => {
    expect(() => verifyWebhook({ body, headers: headersOf(), secret, now, ...change })).toThrow(WebhookError);
  });
});
