/** The rules that match statement lines, in the order in which the form offers them (2E033). */
export const matchingRuleCodes = [
  'MATCH_TO_VIRTUAL_ACCOUNT',
  'MATCH_TO_INVOICE_NUMBER',
  'MATCH_TO_CUSTOMER_REFERENCE',
  'MATCH_TO_AMOUNT_AND_DATE',
  'MATCH_TO_NAME_AND_AMOUNT',
  'BILAT_MATCH_TO_BUYER_BUSINESS_CODE',
] as const;
export type MatchingRuleCode = (typeof matchingRuleCodes)[number];

/** The rule that is always the last one and locked while others exist (2R258 2R259). */
export const PINNED_RULE: MatchingRuleCode = 'BILAT_MATCH_TO_BUYER_BUSINESS_CODE';
/** Most rules of a registration (2R263 2K018). */
export const MOST_RULES = 5;
/** The rule at position 1 is fixed: others move between this position and the pinned rule (2R261 2K036). */
export const FIRST_MOVABLE = 2;

/** What each rule looks for, for people who choose one. */
export const matchingRuleTexts: Record<MatchingRuleCode, { title: string; description: string }> = {
  MATCH_TO_VIRTUAL_ACCOUNT: {
    title: 'Virtual account',
    description: 'The account that was credited names the customer; the oldest open invoices are paid first.',
  },
  MATCH_TO_INVOICE_NUMBER: {
    title: 'Invoice number',
    description: 'The text holds the number of an open invoice.',
  },
  MATCH_TO_CUSTOMER_REFERENCE: {
    title: 'Customer reference',
    description: 'The text holds a customer number, and one open invoice or all together have the amount.',
  },
  MATCH_TO_AMOUNT_AND_DATE: {
    title: 'Amount and date',
    description: 'Exactly one open invoice has the amount and is due around the value date.',
  },
  MATCH_TO_NAME_AND_AMOUNT: {
    title: 'Name and amount',
    description: 'The text holds the name of a payer, of whom exactly one open invoice has the amount.',
  },
  BILAT_MATCH_TO_BUYER_BUSINESS_CODE: {
    title: 'Buyer business code',
    description: 'The text holds the code of a buyer business, and one of its open invoices or all have the amount.',
  },
};

/** What may be done with a rule, by its position in its registration. */
export interface RulePosition {
  ruleCode: string;
  orderNumber: number;
  /** Rules of the registration. */
  count: number;
  /** Whether the registration has the pinned rule. */
  hasPinned: boolean;
}

/** Whether a rule is locked: the pinned one while others exist (2R260). */
export const isLocked = ({ ruleCode, count }: RulePosition): boolean => ruleCode === PINNED_RULE && count > 1;

/** Whether a rule can be tried earlier (2R261). */
export const canRaise = (position: RulePosition): boolean =>
  position.ruleCode !== PINNED_RULE && position.orderNumber > FIRST_MOVABLE;

/** Whether a rule can be tried later: neither the fixed first one nor the last movable one (2R262). */
export const canLower = ({ ruleCode, orderNumber, count, hasPinned }: RulePosition): boolean =>
  ruleCode !== PINNED_RULE && orderNumber >= FIRST_MOVABLE && orderNumber < count - (hasPinned ? 1 : 0);
