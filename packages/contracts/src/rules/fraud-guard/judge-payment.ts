import { formatAmount } from '../money.ts';
import type { FraudDecisionStatus } from '../states/fraud-decision.ts';
import { VELOCITY_HOURS } from './fraud-guard-bounds.ts';
import {
  switchableRules,
  type BinTestingCode,
  type CountryListType,
  type FraudReason,
  type SwitchableRule,
} from './fraud-guard-rules.ts';
import { ruleSwitches, type FraudGuardRuleValues } from './rule-values.ts';

/** What the rules see of a payment. Counts leave out the payment itself. */
export interface FraudSignals {
  /** Cents, principal and surcharge. */
  amount: bigint;
  /** Payments of the card that the bank declined within `cardPanTime` hours, and those it has not answered. */
  declinedOfCard: number;
  /** Payments from the IP address that the bank declined within `ipAddressTime` hours. */
  declinedOfAddress: number;
  /** Payments of the card approved within 24 hours, and those in flight, which may be. */
  approvedOfCard: number;
  /** ISO 3166-1 codes of two letters; null where a country is not known. */
  bankCountry: string | null;
  customerCountry: string | null;
  ipCountry: string | null;
  isHighRiskIpCountry: boolean;
  isAnonymousProxy: boolean;
  /** Cents above which an amount is unusual; null where too little is known. */
  usualAmount: bigint | null;
  /** Why the payment looks like BIN testing; null where it does not. */
  binTesting: BinTestingSign | null;
  /** What of it the blacklist names. */
  blacklisted: 'CARD' | 'IP_ADDRESS' | null;
}

/** BIN: many cards of one BIN are declined, and the card is unknown. IP_ADDRESS: many cards come from one address. */
export type BinTestingSign = 'BIN' | 'IP_ADDRESS';

type Compared = Readonly<Record<string, string | number | boolean>>;

/** A rule that a payment matches, with what was compared. Shadow: it is counted and decides nothing. */
export interface FraudHit {
  rule: FraudReason;
  compared: Compared;
  isShadow: boolean;
}

/** What was decided, and why. */
export interface FraudJudgement {
  status: Extract<FraudDecisionStatus, 'PASSED' | 'REPORTED' | 'SUSPENDED' | 'DECLINED'>;
  hits: readonly FraudHit[];
}

/**
 * Checks a payment by rules that are enabled, in the order in which they are shown. ACTIVE suspends what matches a rule,
 * PASSIVE reports it (1R119, 1R120). BIN testing goes by its own mode: Alert and Decline declines whatever the rules say.
 */
export const judgePayment = (
  rules: FraudGuardRuleValues,
  binTestingCode: BinTestingCode,
  signals: FraudSignals,
): FraudJudgement => paymentJudge(rules, binTestingCode)(signals);

const passed: FraudJudgement = { status: 'PASSED', hits: [] };

/** The same for many payments by the same rules: what is switched off is left out once and for all. */
export function paymentJudge(
  rules: FraudGuardRuleValues,
  binTestingCode: BinTestingCode,
): (signals: FraudSignals) => FraudJudgement {
  if (!rules.enabled && binTestingCode === 'OFF') return () => passed;
  const enabled = switchableRules
    .filter((rule) => rules.enabled && rules[ruleSwitches[rule]])
    .map((rule) => ({ rule, check: checks[rule], isShadow: rules.shadowRules.includes(rule) }));
  return (signals) => {
    const hits = binTestingHits(binTestingCode, signals);
    const switchable = switchableHits(enabled, rules, signals);
    if (switchable.length === 0 && hits.length === 0) return passed;
    const all = [...switchable, ...hits];
    const live = all.filter(({ isShadow }) => !isShadow);
    return { status: statusOf(rules, binTestingCode, live), hits: all };
  };
}

function statusOf(
  rules: FraudGuardRuleValues,
  binTestingCode: BinTestingCode,
  live: readonly FraudHit[],
): FraudJudgement['status'] {
  const isBinTesting = live.some(({ rule }) => rule === 'BIN_TESTING' || rule === 'BLACKLIST');
  if (isBinTesting && binTestingCode === 'ALERT_AND_BLACKLIST') return 'DECLINED';
  const matchesRule = live.some(({ rule }) => rule !== 'BIN_TESTING' && rule !== 'BLACKLIST');
  if (matchesRule && rules.mode === 'ACTIVE') return 'SUSPENDED';
  return live.length > 0 ? 'REPORTED' : 'PASSED';
}

interface EnabledRule {
  rule: SwitchableRule;
  check: Check;
  isShadow: boolean;
}

const none: readonly FraudHit[] = [];

function switchableHits(
  enabled: readonly EnabledRule[],
  rules: FraudGuardRuleValues,
  signals: FraudSignals,
): readonly FraudHit[] {
  let hits: FraudHit[] | null = null;
  // No list is made for the most of payments, which match nothing
  for (const { rule, check, isShadow } of enabled) {
    const compared = check(rules, signals);
    if (compared) (hits ??= []).push({ rule, compared, isShadow });
  }
  return hits ?? none;
}

function binTestingHits(binTestingCode: BinTestingCode, signals: FraudSignals): readonly FraudHit[] {
  if (binTestingCode === 'OFF' || (!signals.binTesting && !signals.blacklisted)) return none;
  const hits: FraudHit[] = [];
  if (signals.binTesting) hits.push({ rule: 'BIN_TESTING', compared: { sign: signals.binTesting }, isShadow: false });
  if (signals.blacklisted) hits.push({ rule: 'BLACKLIST', compared: { kind: signals.blacklisted }, isShadow: false });
  return hits;
}

type Check = (rules: FraudGuardRuleValues, signals: FraudSignals) => Compared | null;

const checks: Readonly<Record<SwitchableRule, Check>> = {
  CARD_PAN: ({ cardPanCount: count, cardPanTime: hours }, { declinedOfCard: declined }) =>
    declined >= count ? { declined, count, hours } : null,
  IP_ADDRESS: ({ ipAddressCount: count, ipAddressTime: hours }, { declinedOfAddress: declined }) =>
    declined >= count ? { declined, count, hours } : null,
  // "More than the limit": with this payment the card would have one more
  VELOCITY_CHECK: ({ velocityCheckLimit: limit }, { approvedOfCard }) =>
    approvedOfCard >= limit ? { approvals: approvedOfCard + 1, limit, hours: VELOCITY_HOURS } : null,
  BANK_COUNTRIES: ({ bankCountriesType, bankCountriesList }, { bankCountry }) =>
    matchesList(bankCountry, bankCountriesType, bankCountriesList),
  CUSTOMER_COUNTRIES: ({ customerCountriesType, customerCountriesList }, { customerCountry }) =>
    matchesList(customerCountry, customerCountriesType, customerCountriesList),
  HIGH_RISK_IP_COUNTRY: (_, { ipCountry, isHighRiskIpCountry }) =>
    isHighRiskIpCountry ? { ipCountry: ipCountry ?? '' } : null,
  IP_BIN_COUNTRY_MISMATCH: (_, { ipCountry, bankCountry: binCountry }) =>
    ipCountry !== null && binCountry !== null && ipCountry !== binCountry ? { ipCountry, binCountry } : null,
  ANONYMOUS_IP_PROXY: (_, { isAnonymousProxy }) => (isAnonymousProxy ? { proxy: true } : null),
  UNUSUALLY_LARGE_AMOUNT: ({ unusuallyLargeAmountLimit }, { amount, usualAmount }) => {
    const limit = unusuallyLargeAmountLimit ?? usualAmount;
    return limit !== null && amount > limit ? { amount: formatAmount(amount), limit: formatAmount(limit) } : null;
  },
};

/** A country that is not known matches no list: an officer could not say why. */
function matchesList(country: string | null, type: CountryListType, list: readonly string[]): Compared | null {
  if (country === null) return null;
  return list.includes(country) === (type === 'BLACKLISTED') ? { country, type } : null;
}
