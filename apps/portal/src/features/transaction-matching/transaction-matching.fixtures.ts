import type { MatchingRegistration } from '@quickportal/contracts/matching-registrations/matching-registration';
import type { MatchingRule } from '@quickportal/contracts/matching-rules/matching-rule';
import {
  matchingRuleTexts,
  type MatchingRuleCode,
} from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';

const facts = { hasEntries: false, hasSubscriptions: false, version: 2 } as const;

/** A registration of each type. */
export const registrations: readonly [MatchingRegistration, MatchingRegistration] = [
  {
    ...facts,
    id: 1,
    osbsb: '032999',
    prefix: '41',
    type: 'PRODUCT_OWNED',
    business: { id: 100, name: 'Harbour City Water' },
    account: { id: 700_011, name: 'Water settlement' },
    hasEntries: true,
    rulesCount: 4,
  },
  {
    ...facts,
    id: 2,
    osbsb: '082799',
    prefix: '',
    type: 'OFF_SYSTEM',
    business: { id: 101, name: 'Harbour City Gas' },
    account: null,
    rulesCount: 2,
  },
];

const codes: readonly MatchingRuleCode[] = [
  'MATCH_TO_VIRTUAL_ACCOUNT',
  'MATCH_TO_INVOICE_NUMBER',
  'MATCH_TO_AMOUNT_AND_DATE',
  'BILAT_MATCH_TO_BUYER_BUSINESS_CODE',
];

/** Four rules, one of them paused, the pinned one last. */
export const matchingRules: readonly MatchingRule[] = codes.map((ruleCode, index) => ({
  id: 11 + index,
  orderNumber: index + 1,
  ruleCode,
  ruleName: matchingRuleTexts[ruleCode].title,
  ruleDescription: matchingRuleTexts[ruleCode].description,
  enabled: ruleCode !== 'MATCH_TO_AMOUNT_AND_DATE',
  isLast: index === codes.length - 1,
  tolerance: '0.00',
  days: 5,
  version: 1,
}));
