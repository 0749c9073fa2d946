import { describe, expect, it } from 'vitest';
import { fraudReasons } from './fraud-guard-rules.ts';
import { reasonText } from './reason-text.ts';

describe('why fraud guard decided', () => {
  it.each([
    [
      'CARD_PAN',
      { declined: 4, count: 3, hours: 1 },
      'The card was declined 4 times within an hour; the rule matches from 3.',
    ],
    [
      'VELOCITY_CHECK',
      { approvals: 3, limit: 2, hours: 24 },
      'This would be approval 3 of the card within 24 hours; 2 are allowed.',
    ],
    [
      'BANK_COUNTRIES',
      { country: 'KP', type: 'BLACKLISTED' },
      'The card’s bank is in North Korea, which is in the list.',
    ],
    [
      'CUSTOMER_COUNTRIES',
      { country: 'NZ', type: 'ALLOWED' },
      'The customer is in New Zealand, which is not in the list of allowed countries.',
    ],
    [
      'UNUSUALLY_LARGE_AMOUNT',
      { amount: '13120.00', limit: '12500.00' },
      'The amount is 13,120.00, above the limit of 12,500.00.',
    ],
  ] as const)('is said in a sentence for %s', (rule, compared, text) => {
    expect(reasonText(rule, compared)).toBe(text);
  });

  it('is said also where what was compared is missing', () => {
    for (const rule of fraudReasons) expect(reasonText(rule, {})).toMatch(/\.$/);
  });
});
