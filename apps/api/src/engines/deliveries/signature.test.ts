import { createHmac, timingSafeEqual } from 'node:crypto';
import { expect, it } from 'vitest';
import { newSigningSecret, signatureOf } from './signature.ts';

it('signs as Standard Webhooks says', () => {
  const signed = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  expect(signatureOf(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], signed)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

it('carries one signature for each secret that counts', () => {
  const [current, former] = [newSigningSecret(), newSigningSecret()];
  const signed = { id: 'evt_1', timestamp: 1_767_225_600, body: '{"é":1}' };
  const expected = [current, former].map((secret) =>
    createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
      .update('evt_1.1767225600.{"é":1}')
      .digest(),
  );
  const given = signatureOf([current, former], signed)
    .split(' ')
    .map((part) => Buffer.from(part.replace('v1,', ''), 'base64'));
  expect(given).toHaveLength(2);
  given.forEach((entry, at) => expect(timingSafeEqual(entry, expected[at] as Buffer)).toBe(true));
});

it('makes secrets of 256 random bits', () => {
  const secrets = new Set(Array.from({ length: 100 }, newSigningSecret));
  expect(secrets.size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});
