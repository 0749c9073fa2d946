import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, isAnyOf, needsRehash, passwordVerifications, verifyPassword } from './password-hashing.ts';

const count = async () => (await passwordVerifications.get()).values[0]?.value ?? 0;

it('hashes with argon2id, 19 MiB, two passes, a salt of its own', async () => {
  const [first, other] = await Promise.all([hashPassword('kettle-violin-38'), hashPassword('kettle-violin-38')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(other);
  expect(await verifyPassword(first, 'kettle-violin-38')).toBe(true);
  expect(await verifyPassword(first, 'kettle-violin-39')).toBe(false);
  expect(needsRehash(first)).toBe(false);
});

it('compares the password of no one as well, and never finds it right', async () => {
  const before = await count();
  expect(await verifyPassword(null, 'nobody has this password')).toBe(false);
  expect(await count()).toBe(before + 1);
});

it('asks for a new hash when parameters have changed', async () => {
  const weaker = await hash('kettle-violin-38', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const other = (await hashPassword('kettle-violin-38')).replace('$argon2id$', '$argon2i$');
  expect(await verifyPassword(weaker, 'kettle-violin-38')).toBe(true);
  expect([needsRehash(weaker), needsRehash(other)]).toEqual([true, true]);
});

it('finds a password among former ones', async () => {
  const former = await Promise.all(['first-pass-1', 'second-pass-2'].map((password) => hashPassword(password)));
  expect(await isAnyOf(former, 'second-pass-2')).toBe(true);
  expect(await isAnyOf(former, 'third-pass-3')).toBe(false);
});
