import { expect, it } from 'vitest';
import { businessCardSchemes } from './card-schemes.fixtures.ts';
import { moveToDate, surchargesOn } from './surcharges-on.ts';

const { schemes } = businessCardSchemes;
const [visa] = schemes;
const entered = schemes.map(({ upcoming: _upcoming, ...scheme }) => scheme);

it('finds the surcharges of a date', () => {
  if (!visa) throw new Error('There is no Visa');
  expect(['2026-11-30', '2026-12-01', '2027-01-01', undefined].map((on) => surchargesOn(visa, on).surcharge)).toEqual([
    '0.75',
    '0.9',
    '0.9',
    '0.75',
  ]);
});

it('moves what was left as saved to another date, and keeps what was entered', () => {
  const changed = entered.map((scheme) => (scheme.cardScheme === 'AMEX' ? { ...scheme, surcharge: '2' } : scheme));
  const moved = moveToDate(changed, businessCardSchemes, { from: undefined, to: '2026-12-15' });
  expect(moved.slice(0, 3).map(({ surcharge }) => surcharge)).toEqual(['0.9', '0.75', '2']);
  expect(moveToDate(moved, businessCardSchemes, { from: '2026-12-15', to: undefined })).toEqual(changed);
});
