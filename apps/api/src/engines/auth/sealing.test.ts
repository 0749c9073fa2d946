import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSealer, SealError } from './sealing.ts';

const first = 'first master key of thirty-two bytes';
const second = 'second master key of thirty-two byte';

it('opens what it sealed, for the same purpose and thing only', () => {
  const sealer = createSealer([first]);
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'binary' }), fc.string(), (context, plain, other) => {
      const sealed = sealer.seal('second-factor', context, plain);
      expect(sealer.open('second-factor', context, sealed)).toBe(plain);
      expect(() => sealer.open('mail', context, sealed)).toThrow(SealError);
      if (other !== context) expect(() => sealer.open('second-factor', other, sealed)).toThrow(SealError);
    }),
  );
});

it('notices every change', () => {
  const sealer = createSealer([first]);
  const sealed = sealer.seal('mail', 'x', 'secret');
  for (let at = 0; at < sealed.length; at++) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    // the last character of a group may carry bits that are not used
    const same = ['.', undefined].includes(sealed[at + 1]) && sameBytes(changed, sealed);
    if (!same) expect(() => sealer.open('mail', 'x', changed), `character ${at}`).toThrow(SealError);
  }
});

const sameBytes = (single: string, other: string): boolean =>
  single
    .split('.')
    .every((part, at) => Buffer.from(part, 'base64url').equals(Buffer.from(other.split('.')[at] ?? '', 'base64url')));

it('never seals the same way twice', () => {
  const sealer = createSealer([first]);
  const sealed = new Set(Array.from({ length: 100 }, () => sealer.seal('mail', 'x', 'secret')));
  expect(sealed.size).toBe(100);
});

it('opens with the former key during a rotation, and seals with the new one', () => {
  const before = createSealer([first]);
  const during = createSealer([second, first]);
  const sealed = before.seal('second-factor', 'user 7', 'JBSWY3DPEHPK3PXP');
  expect(during.open('second-factor', 'user 7', sealed)).toBe('JBSWY3DPEHPK3PXP');
  const resealed = during.seal('second-factor', 'user 7', 'JBSWY3DPEHPK3PXP');
  expect(createSealer([second]).open('second-factor', 'user 7', resealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(() => createSealer([second]).open('second-factor', 'user 7', sealed)).toThrow('not known');
  expect(during.keyId).not.toBe(before.keyId);
});

it('refuses what was never sealed', () => {
  for (const text of ['', 'secret', 's1.a.b', 's2.a.b.c', '....']) {
    expect(() => createSealer([first]).open('mail', 'x', text)).toThrow(SealError);
  }
});
