import { readExpiry } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { normalBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { readNzAccount } from '@quickportal/contracts/rules/accounts/nz-account';
import { bsbMask, cardExpiryMask, type Mask, nzAccountMask } from '@quickportal/ui/masks';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

// The tests of masks show that typing key by key leaves what pasting leaves
const saved = (mask: Mask, written: string) => mask.valueOf(mask.clean(written));
const separator = fc.constantFrom('', '-', ' ', ' - ', '\u2013');

it('what the form sends of a New Zealand account is that account or is refused, however its groups are written', () => {
  const groups = fc.tuple(
    fc.constantFrom('01', '12', '38'),
    fc.constantFrom('902', '0902', '3140', '9000'),
    fc.stringMatching(/^0?[0-9]{7}$/),
    fc.stringMatching(/^(?:0{0,2}[0-9]{2}|[0-9]{3})$/),
  );
  const separators = fc.tuple(separator, separator, separator);
  fc.assert(
    fc.property(groups, separators, ([bank, branch, base, suffix], [first, second, third]) => {
      const account = readNzAccount(`${bank}-${branch}-${base}-${suffix}`);
      const written = `${bank}${first}${branch}${second}${base}${third}${suffix}`;
      const sent = readNzAccount(saved(nzAccountMask, written));
      // In one piece the lengths say where the groups end, and those of two accounts may be the same
      if ([first, second, third].includes('')) {
        if (sent.valid) expect(sent.normal.replaceAll(/\D/g, '')).toMatch(/^[0-9]{15,16}$/);
        return;
      }
      expect(sent).toEqual(account);
    }),
    { numRuns: 2000 },
  );
});

it('what the form sends of a BSB is that BSB', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{3}$/),
      separator,
      fc.stringMatching(/^[0-9]{3}$/),
      (bank, between, branch) => {
        expect(normalBsb(saved(bsbMask, `${bank}${between}${branch}`))).toBe(normalBsb(`${bank}-${branch}`));
      },
    ),
  );
});

it('what the form sends of an expiry is that month, with or without its century and zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2001, max: 2099 }), (month, year) => {
      const [mm, yy] = [String(month).padStart(2, '0'), String(year).slice(2)];
      const written = [`${mm}/${yy}`, `${month}/${yy}`, `${mm}/${year}`, `${month}/${year}`, `${mm} - ${yy}`].concat([
        `${year}-${mm}`,
        `${year}-${month}`,
        `${mm}.${year}`,
        `${mm}${year}`,
        `${year}${mm}`,
        `${mm}${yy}`,
      ]);
      for (const text of written)
        expect([text, readExpiry(saved(cardExpiryMask, text))]).toEqual([text, { month, year }]);
    }),
  );
});
