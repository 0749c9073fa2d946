import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testDataPage } from './test-data.ts';

const file = path.resolve(import.meta.dirname, '../../../../../../docs/api/test-data.md');

it('decides as the page about test data says: `npm run test-data` writes it', () => {
  expect(readFileSync(file, 'utf8')).toBe(testDataPage());
});

it('has a card for each of its outcomes, and an amount for each code', () => {
  const page = testDataPage();
  for (const code of ['01', '04', '05', '42', '43', '51', '54', '62', '91'])
    expect(page.match(new RegExp(`\\| \`${code}\` `, 'g'))?.length).toBeGreaterThanOrEqual(2);
});
