import { expect, it } from 'vitest';
import { attemptLeft, forgetAttempt, keepAttempt, type PaymentAttempt } from './payment-attempt.ts';

function place() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}
const attempt: PaymentAttempt<object> = {
  idempotencyKey: 'key-1',
  systemUserId: 7,
  payer: 1001,
  body: { accountId: 5, amount: '12.00' },
  displayTotal: '$12.18',
  displayName: 'Visa •••• 4242',
};

it('an attempt without an answer is found again after a reload, with its key and its very body', () => {
  const tab = place();
  keepAttempt(attempt, tab);
  expect(attemptLeft({ systemUserId: 7, payer: 1001 }, tab)).toEqual(attempt);
  forgetAttempt(1001, tab);
  expect(attemptLeft({ systemUserId: 7, payer: 1001 }, tab)).toBeNull();
});

it('an attempt is no one else’s and of no other payer: under another person the key would take it once more', () => {
  const tab = place();
  keepAttempt(attempt, tab);
  expect(attemptLeft({ systemUserId: 8, payer: 1001 }, tab)).toBeNull();
  expect(attemptLeft({ systemUserId: 7, payer: 1002 }, tab)).toBeNull();
  tab.setItem('quickportal.payment-attempt.1001', '{');
  expect(attemptLeft({ systemUserId: 7, payer: 1001 }, tab)).toBeNull();
});
