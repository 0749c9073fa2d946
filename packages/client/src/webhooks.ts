import { createHmac, timingSafeEqual } from 'node:crypto';
import type { webhooks } from './schema.gen.ts';

type MessageOf<W> = W extends { post: { requestBody: { content: { 'application/json': infer B } } } } ? B : never;
/** An event, told apart by `type`. */
export type WebhookEvent = { [K in keyof webhooks]: MessageOf<webhooks[K]> }[keyof webhooks];
export type EventType = WebhookEvent['type'];

type Headers = Readonly<Record<string, string | readonly string[] | undefined>> | { get(name: string): string | null };

export interface WebhookRequest {
  /** The body as it came, before it is parsed. */
  body: string | Uint8Array;
  /** Of Node or of fetch; names in lower case. */
  headers: Headers;
  /** `whsec_...` of the endpoint; two while it is being replaced. */
  secret: string | readonly string[];
  /** The current time; now, unless given. */
  now?: Date;
}

/** A webhook that is not to be trusted. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

const TOLERANCE_SECONDS = 300;

/**
 * Returns the event of a webhook that was signed with the secret in the last five minutes. Throws WebhookError.
 * The same event can come more than once, always with the same `id`: keep the IDs that you have handled.
 */
export function verifyWebhook({ body, headers, secret, now = new Date() }: WebhookRequest): WebhookEvent {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature').split(' ');
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError('The webhook has no timestamp.');
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS)
    throw new WebhookError('The webhook was signed more than five minutes ago, or the clocks differ.');
  const expected = [secret].flat().map((each) => signatureOf(each, `${id}.${timestamp}.`, body));
  if (!signatures.some((signature) => expected.some((own) => isSame(signature, own))))
    throw new WebhookError('The webhook was not signed with this secret.');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return JSON.parse(text) as WebhookEvent;
}

function headerOf(headers: Headers, name: string): string {
  const value = typeof headers['get'] === 'function' ? headers.get(name) : (headers as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

function signatureOf(secret: string, start: string, body: string | Uint8Array): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (key.length < 16) throw new WebhookError('The secret is not one of a webhook endpoint: it starts with whsec_.');
  return createHmac('sha256', key).update(start).update(body).digest();
}

function isSame(signature: string, own: Buffer): boolean {
  const [version, value = ''] = signature.split(',');
  const given = Buffer.from(value, 'base64');
  return version === 'v1' && given.length === own.length && timingSafeEqual(given, own);
}
