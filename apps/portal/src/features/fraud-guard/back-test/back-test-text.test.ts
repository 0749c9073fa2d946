import { expect, it } from 'vitest';
import { backTestResult } from './back-test.fixtures.ts';
import { amountsText, busiestText, comparisonText, shareText } from './back-test-text.ts';

const counted = (payments: number) => ({ payments, amounts: [] });

it('compares tested rules with those in force', () => {
  expect(comparisonText(backTestResult)).toBe(
    'The rules in force would have stopped 188. Your changes would stop 26 more.',
  );
  expect(comparisonText({ ...backTestResult, added: counted(0) })).toBe(
    'The rules in force would have stopped 188. Your changes make no difference to these payments.',
  );
  expect(comparisonText({ ...backTestResult, removed: counted(4) })).toBe(
    'The rules in force would have stopped 188. Your changes would let 4 of them pass and stop 26 others.',
  );
  expect(comparisonText({ ...backTestResult, inForce: { ...counted(0), effect: 'NONE' } })).toBe(
    'Fraud guard is off now. These rules would have stopped 214.',
  );
  expect(comparisonText({ ...backTestResult, effect: 'REPORTS', added: counted(0) })).toBe(
    'The rules in force would have stopped 188. Your changes would report the same payments.',
  );
});

it('says how much it is, as a share and in each currency', () => {
  expect(shareText(backTestResult)).toBe('1.16%');
  expect(shareText({ stopped: counted(0), checked: counted(0) })).toBe('0.00%');
  expect(amountsText(counted(0))).toBe('no money');
});

it('names the busiest day, and an IP address that several payments came from', () => {
  expect(busiestText(backTestResult)).toEqual({ day: '10 Nov', rest: ': 31, of which 28 from one IP address.' });
  const single = { day: '2026-11-02', stopped: 1, fromOneAddress: 1 };
  expect(busiestText({ ...backTestResult, busiestDay: single })).toEqual({ day: '2 Nov', rest: ': 1.' });
});
