import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const NAMES =
  /'(?:CREDIT_CARD|DIRECT_DEBIT|DIRECT_DEBIT_NZ|PAYTO|PAYID)'|\b(?:CREDIT_CARD|DIRECT_DEBIT|DIRECT_DEBIT_NZ|PAYTO|PAYID):/;
/** Tests and what they are made of, invented data (code samples too), and what is generated. */
const APART = /\.(test|stories|fixtures?|faults|samples)\.|\.gen\.|\/(testing|storybook|seed|migrations)\//;
/**
 * How many files name a payment method now: lower it where fewer do; a new method raises it by its own files only,
 * a call whose body differs by method by its contract (single use tokens), a file that prints account kinds by its
 * query, the instruments of settlement accounts by their setup and its example.
 */
const FILES = 30;

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !APART.test(file));

it('names payment methods in no more files than it has to', () => {
  const naming = sources.filter((file) => NAMES.test(readFileSync(path.join(root, file), 'utf8')));
  expect(
    naming.length,
    `Use rules/payments/payment-methods.ts and rules/accounts/account-types.ts in:\n${naming.join('\n')}`,
  ).toBe(FILES);
});
