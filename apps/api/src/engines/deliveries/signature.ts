import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Generates a signing secret: 256 random bits in the format of Standard Webhooks. */
export const newSigningSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** The signed content; `body` is the exact text that is sent. */
export interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/**
 * Returns the header webhook-signature (Standard Webhooks): `v1,` and HMAC-SHA-256 in base64 over `id.timestamp.body`.
 * With two secrets, during a rotation, two signatures separated by a space.
 */
export function signatureOf(secrets: readonly string[], { id, timestamp, body }: Signed): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
