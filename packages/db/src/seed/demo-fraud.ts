import { formatAmount } from '@quickportal/contracts/rules/money';
import type { FraudDecisionStatus } from '@quickportal/contracts/rules/states/fraud-decision';
import type { Client } from 'pg';
import { dayLength } from './demo-days.ts';
import { totalOf, type DemoPayment } from './demo-payment.ts';
import { insertRows } from './insert-rows.ts';
import { randomFrom, type Random } from './random.ts';

/** The communities' own rules suspend; the rules of these two businesses only report. */
const reportingBusinesses = [101, 202];

interface Decision {
  id: number;
  payment: DemoPayment;
  mode: 'ACTIVE' | 'PASSIVE';
  status: FraudDecisionStatus;
  hit: readonly [rule: string, compared: object] | null;
}

/** Fraud guard: rules, what was decided about each card payment on the internet and why, and the blacklist. */
export async function insertDemoFraud(owner: Client, payments: readonly DemoPayment[], now: Date): Promise<void> {
  const random = randomFrom(40);
  const at = new Date(now.getTime() - 150 * dayLength).toISOString();
  await insertRows(owner, 'app.fraud_guard_rules', ruleRows(at));
  await insertRows(owner, 'app.fraud_bin_testing_mode', modeRows(at));
  const decisions = payments
    .filter(({ payerIp, refundOf }) => payerIp !== null && refundOf === null)
    .map((payment, index) => decide(random, payment, index));
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

function ruleRows(at: string): object[] {
  const rules = (community_id: number, id: number, business_id: number | null, mode: string) => ({
    community_id,
    id,
    business_id,
    enabled: true,
    mode,
    card_pan: true,
    card_pan_count: 4,
    card_pan_time: 12,
    ip_address: true,
    ip_address_count: 6,
    ip_address_time: 6,
    bank_countries: business_id === null,
    bank_countries_type: 'BLACKLISTED',
    bank_countries_list: business_id === null ? ['KP', 'IR'] : [],
    high_risk_ip_country: true,
    customer_countries: false,
    customer_countries_type: 'BLACKLISTED',
    customer_countries_list: [],
    ip_bin_country_mismatch: business_id === null,
    anonymous_ip_proxy: true,
    unusually_large_amount: true,
    // Above the amounts by which the demo's bank decides
    unusually_large_amount_limit: 1_250_000,
    velocity_check: true,
    velocity_check_limit: 5,
    version: 1,
    created_at: at,
    updated_at: at,
  });
  const [gas = 0, australia = 0] = reportingBusinesses;
  return [
    rules(10, 1, null, 'ACTIVE'),
    rules(10, 2, gas, 'PASSIVE'),
    rules(20, 3, null, 'ACTIVE'),
    rules(20, 4, australia, 'PASSIVE'),
  ];
}

type Reason = NonNullable<Decision['hit']>;

/** The reasons that the payment itself bears out: its amount, and where its IP address is. */
function reasonsOf(payment: DemoPayment): Reason[] {
  const [network = '', host = '0'] = (payment.payerIp ?? '').split(/\.(?=\d+$)/);
  const isNewZealand = network === '198.51.100' && Number(host) >= 128;
  const isProxy = network === '203.0.113' && Number(host) >= 240;
  const total = totalOf(payment);
  const limit = Math.floor(total / 10_000) * 10_000;
  return [
    ['VELOCITY_CHECK', { approvals: 6, limit: 5, hours: 24 }],
    ['CARD_PAN', { declined: 4, count: 4, hours: 12 }],
    ...(limit > 0 ? [['UNUSUALLY_LARGE_AMOUNT', { amount: decimal(total), limit: decimal(limit) }] as Reason] : []),
    ...(isNewZealand ? [['IP_BIN_COUNTRY_MISMATCH', { ipCountry: 'NZ', binCountry: 'AU' }] as Reason] : []),
    ...(isProxy ? [['ANONYMOUS_IP_PROXY', { proxy: true }] as Reason] : []),
  ];
}

const decimal = (cents: number): string => formatAmount(BigInt(cents));

function decide(random: Random, payment: DemoPayment, index: number): Decision {
  const id = 20_001 + index;
  const mode = reportingBusinesses.includes(payment.customer.businessId) ? 'PASSIVE' : 'ACTIVE';
  const isHeld = payment.status === 'SUSPENDED' || payment.wasSuspended;
  if (isHeld) return { id, payment, mode: 'ACTIVE', status: heldStatus(payment), hit: random.pick(reasonsOf(payment)) };
  const isReported = mode === 'PASSIVE' && random.chance(0.3);
  return {
    id,
    payment,
    mode,
    status: isReported ? 'REPORTED' : 'PASSED',
    hit: isReported ? random.pick(reasonsOf(payment)) : null,
  };
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

function hitRows({ id, payment, hit }: Decision): object[] {
  if (!hit) return [];
  const [rule_code, compared] = hit;
  const { communityId, businessId } = payment.customer;
  return [
    {
      community_id: communityId,
      fraud_decision_id: id,
      business_id: businessId,
      rule_code,
      compared,
      decided_at: payment.at,
    },
  ];
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
