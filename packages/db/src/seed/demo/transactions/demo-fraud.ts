import { VELOCITY_HOURS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import { judgePayment, type FraudHit, type FraudSignals } from '@quickportal/contracts/rules/fraud-guard/judge-payment';
import { defaultRuleValues, type FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { technicalCardCodes } from '@quickportal/contracts/rules/payments/response-codes';
import type { FraudDecisionStatus } from '@quickportal/contracts/rules/states/fraud-decision';
import type { Client } from 'pg';
import { writtenRules } from '../../../nouns/fraud-guard/fraud-guard-rules.ts';
import { issuedIn } from '../demo-card-bins.ts';
import { dayLength } from '../demo-days.ts';
import { addressFacts } from './demo-payer-addresses.ts';
import { totalOf, type DemoPayment } from './demo-payment.ts';
import { insertRows } from '../../insert-rows.ts';

/** The communities' own rules suspend; the rules of these two businesses only report. */
export const reportingBusinesses: readonly [gas: number, australia: number] = [101, 202];

interface Decision {
  id: number;
  payment: DemoPayment;
  mode: 'ACTIVE' | 'PASSIVE';
  status: FraudDecisionStatus;
  hits: readonly FraudHit[];
}

/** Fraud guard: rules, what was decided about each card payment and why, and the blacklist. */
export async function insertDemoFraud(owner: Client, payments: readonly DemoPayment[], now: Date): Promise<void> {
  const at = new Date(now.getTime() - 150 * dayLength).toISOString();
  await insertRows(owner, 'app.fraud_guard_rules', ruleRows(at));
  await insertRows(owner, 'app.fraud_bin_testing_mode', modeRows(at));
  const decisions = judged(payments.filter(({ method, refundOf }) => method === 'CREDIT_CARD' && refundOf === null));
  await insertRows(owner, 'app.fraud_decision', decisions.map(decisionRow));
  await insertRows(owner, 'app.fraud_rule_hit', decisions.flatMap(hitRows));
  await insertRows(owner, 'app.fraud_blacklist', blacklistRows(decisions, now));
}

const modeRows = (updated_at: string): object[] =>
  [10, 20].map((community_id, index) => ({
    community_id,
    id: index + 1,
    business_id: null,
    mode: 'ALERT_AND_BLACKLIST',
    updated_at,
  }));

interface DemoRules {
  communityId: number;
  /** Null: of the facility. */
  businessId: number | null;
  values: FraudGuardRuleValues;
}

function rulesOf(communityId: number, businessId: number | null): DemoRules {
  const isOfFacility = businessId === null;
  const values: FraudGuardRuleValues = {
    ...defaultRuleValues,
    enabled: true,
    mode: isOfFacility ? 'ACTIVE' : 'PASSIVE',
    cardPan: true,
    cardPanCount: 4,
    cardPanTime: 12,
    ipAddress: true,
    ipAddressCount: 6,
    ipAddressTime: 6,
    bankCountries: isOfFacility,
    bankCountriesList: isOfFacility ? ['KP', 'IR'] : [],
    highRiskIpCountry: true,
    ipBinCountryMismatch: isOfFacility,
    anonymousIpProxy: true,
    unusuallyLargeAmount: true,
    // Above the amounts by which the demo's bank decides
    unusuallyLargeAmountLimit: 1_250_000n,
    velocityCheck: true,
    velocityCheckLimit: 5,
  };
  return { communityId, businessId, values };
}

const [gas, australia] = reportingBusinesses;
const demoRules = [rulesOf(10, null), rulesOf(10, gas), rulesOf(20, null), rulesOf(20, australia)];

const ruleRows = (at: string): object[] =>
  demoRules.map(({ communityId, businessId, values }, index) => ({
    ...writtenRules(values),
    community_id: communityId,
    id: index + 1,
    business_id: businessId,
    version: 1,
    created_at: at,
    updated_at: at,
  }));

function rulesFor({ customer: { communityId, businessId } }: DemoPayment): DemoRules | undefined {
  const ofCommunity = demoRules.filter((rules) => rules.communityId === communityId);
  return ofCommunity.find((rules) => rules.businessId === businessId) ?? ofCommunity[0];
}

/** Judges each payment by the rules, from what came before it: the product's own judge, as the rule lab asks it. */
function judged(payments: readonly DemoPayment[]): Decision[] {
  const seen = new SeenPayments();
  return payments.flatMap((payment, index) => {
    const rules = rulesFor(payment);
    if (!rules) return [];
    const { hits, status } = judgePayment(rules.values, 'OFF', seen.signals(payment, rules.values));
    seen.add(payment);
    const isHeld = payment.status === 'SUSPENDED' || payment.wasSuspended;
    const id = 20_001 + index;
    // A payment that went on although it repeats what came before it was only reported
    const went = status === 'PASSED' ? 'PASSED' : 'REPORTED';
    return {
      id,
      payment,
      mode: isHeld ? 'ACTIVE' : status === 'SUSPENDED' ? 'PASSIVE' : rules.values.mode,
      status: isHeld ? heldStatus(payment) : went,
      hits,
    };
  });
}

const HOUR = 3_600_000;
const technical: ReadonlySet<string> = new Set(technicalCardCodes);

/** What the rules count of earlier payments. Payments come in the order of time. */
class SeenPayments {
  readonly #declinesOfCard = new Map<string, number[]>();
  readonly #approvalsOfCard = new Map<string, number[]>();
  readonly #declinesOfAddress = new Map<string, number[]>();

  signals(payment: DemoPayment, { cardPanTime, ipAddressTime }: FraudGuardRuleValues): FraudSignals {
    const { country, isHighRisk, isProxy } = addressFacts(payment.payerIp);
    const since = (hours: number) => payment.at.getTime() - hours * HOUR;
    const after = (times: readonly number[] | undefined, from: number) =>
      (times ?? []).filter((time) => time >= from).length;
    const card = cardOf(payment);
    return {
      amount: BigInt(totalOf(payment)),
      declinedOfCard: after(this.#declinesOfCard.get(card), since(cardPanTime)),
      declinedOfAddress: after(this.#declinesOfAddress.get(addressOf(payment)), since(ipAddressTime)),
      approvedOfCard: after(this.#approvalsOfCard.get(card), since(VELOCITY_HOURS)),
      bankCountry: issuedIn(payment.account?.kept.masked ?? ''),
      customerCountry: null,
      ipCountry: country,
      isHighRiskIpCountry: isHighRisk,
      isAnonymousProxy: isProxy,
      usualAmount: null,
      binTesting: null,
      blacklisted: null,
    };
  }

  add(payment: DemoPayment): void {
    const { status, at } = payment;
    const code = payment.attempts.at(-1)?.response?.code;
    const isDecline = status === 'DECLINED' && code !== undefined && !technical.has(code);
    const isInFlight = status === 'IN_FLIGHT';
    const isApproved = status === 'APPROVED' || status === 'REFUNDED' || status === 'VOIDED';
    if (isDecline || isInFlight) note(this.#declinesOfCard, cardOf(payment), at);
    if (isApproved || isInFlight) note(this.#approvalsOfCard, cardOf(payment), at);
    if (isDecline && payment.payerIp !== null) note(this.#declinesOfAddress, addressOf(payment), at);
  }
}

const cardOf = ({ customer, account }: DemoPayment): string =>
  `${customer.communityId} ${account?.kept.fingerprint.toString('hex')}`;
const addressOf = ({ customer, payerIp }: DemoPayment): string => `${customer.communityId} ${payerIp}`;

function note(times: Map<string, number[]>, key: string, at: Date): void {
  times.set(key, [...(times.get(key) ?? []), at.getTime()]);
}

function heldStatus({ status }: DemoPayment): FraudDecisionStatus {
  if (status === 'SUSPENDED' || status === 'CANCELLED') return status;
  return status === 'DECLINED' ? 'DECLINED' : 'RELEASED';
}

function decisionRow({ id, payment, mode, status }: Decision): object {
  const isReviewed = status === 'RELEASED' || status === 'DECLINED';
  return {
    community_id: payment.customer.communityId,
    id,
    business_id: payment.customer.businessId,
    transaction_id: payment.id,
    rules_version: 1,
    mode,
    status,
    decided_at: payment.at,
    reviewed_by_user_id: isReviewed ? (payment.customer.communityId === 20 ? 3 : 1) : null,
    reviewed_at: isReviewed ? payment.changedAt : null,
    comment:
      status === 'RELEASED'
        ? 'Called the customer: all right'
        : status === 'DECLINED'
          ? 'Not known to the customer'
          : '',
    version: isReviewed ? 2 : 1,
  };
}

function hitRows({ id, payment, hits }: Decision): object[] {
  const { communityId, businessId } = payment.customer;
  return hits.map(({ rule, compared, isShadow }) => ({
    community_id: communityId,
    fraud_decision_id: id,
    business_id: businessId,
    rule_code: rule,
    compared,
    is_shadow: isShadow,
    decided_at: payment.at,
  }));
}

/** Of each community the card and the address of one declined payment, for three months. */
function blacklistRows(decisions: readonly Decision[], now: Date): object[] {
  const declined = decisions.filter(({ status, payment }) => status === 'DECLINED' && payment.account);
  const ofCommunity = [10, 20].flatMap(
    (id) => declined.find(({ payment }) => payment.customer.communityId === id) ?? [],
  );
  return ofCommunity.flatMap(({ id, payment }, index) => {
    const created_at = payment.changedAt;
    const expires = new Date(Math.max(created_at.getTime(), now.getTime() - 80 * dayLength) + 91 * dayLength);
    const place = {
      community_id: payment.customer.communityId,
      fraud_decision_id: id,
      created_at,
      expires_at: expires,
    };
    const card = {
      fingerprint: payment.account?.kept.fingerprint ?? null,
      masked_number: payment.account?.kept.masked,
    };
    return [
      { ...place, id: 2 * index + 1, kind: 'CARD', ...card, ip_address: null },
      {
        ...place,
        id: 2 * index + 2,
        kind: 'IP_ADDRESS',
        fingerprint: null,
        masked_number: null,
        ip_address: payment.payerIp,
      },
    ];
  });
}
