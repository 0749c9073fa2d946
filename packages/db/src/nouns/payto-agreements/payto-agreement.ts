import type { PayToPayeeStatus } from '@quickportal/contracts/rules/states/settlement-account';
import { sql } from 'kysely';
import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build } from '../../connect/prepared-query.ts';

/** What the payee wrote and may change alone, with a unilateral amendment. */
export const textColumns = {
  description: 'description',
  shortDescription: 'short_description',
  payeeReference: 'payee_reference',
} as const satisfies ColumnMap;

/** What is written once, when the agreement is created. */
export const placeColumns = {
  communityId: 'community_id',
  businessId: 'business_id',
  customerId: 'customer_id',
  settlementAccountId: 'settlement_account_id',
  agreementToken: 'agreement_token',
  creationType: 'creation_type',
  purpose: 'purpose',
  startDate: 'start_date',
} as const satisfies ColumnMap;

/** How it stands, and when the payer's bank is asked again. */
export const statusColumns = {
  status: 'status',
  statusBy: 'status_by',
  statusReasonCode: 'status_reason_code',
  statusChangedAt: 'status_changed_at',
  respondBy: 'respond_by',
  submittedAt: 'submitted_at',
  failedPayments: 'failed_payments',
  nextQueryAt: 'next_query_at',
  queries: 'queries',
} as const satisfies ColumnMap;

const agreementColumns = {
  ...textColumns,
  ...placeColumns,
  ...statusColumns,
  agreementId: 'id',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies ColumnMap;

/** Who pays. Numbers are masked; the account number is in the vault. */
export const payerColumns = {
  payerType: 'payer_type',
  payerName: 'payer_name',
  payerReference: 'payer_reference',
  bsb: 'bsb',
  maskedAccountNumber: 'masked_account_number',
  payIdType: 'pay_id_type',
  maskedPayId: 'masked_pay_id',
  payId: 'pay_id',
  vaultEntryId: 'vault_entry_id',
  fingerprint: 'fingerprint',
} as const satisfies ColumnMap;

/** Amounts and frequency. Amounts in cents, dates yyyy-mm-dd of Sydney. */
export const termColumns = {
  agreementType: 'agreement_type',
  frequency: 'frequency',
  paymentAmount: 'payment_amount',
  maximumPaymentAmount: 'maximum_payment_amount',
  firstPaymentAmount: 'first_payment_amount',
  lastPaymentAmount: 'last_payment_amount',
  firstPaymentDue: 'first_payment_due',
  lastPaymentDue: 'last_payment_due',
  paymentsPerPeriod: 'payments_per_period',
  pointInTime: 'point_in_time',
  automaticRenewal: 'automatic_renewal',
  endDate: 'end_date',
} as const satisfies ColumnMap;

/** Agreements (g) with their payer (p), terms in force (t), customer (c) and business (b), without a condition. */
export const fromPayToAgreement = () =>
  build
    .selectFrom('app.payto_agreement as g')
    .innerJoin('app.payto_payer as p', (join) =>
      join.onRef('p.community_id', '=', 'g.community_id').onRef('p.agreement_id', '=', 'g.id'),
    )
    .innerJoin('app.payto_terms as t', (join) =>
      join
        .onRef('t.community_id', '=', 'g.community_id')
        .onRef('t.agreement_id', '=', 'g.id')
        .on('t.state', '=', 'IN_FORCE'),
    )
    .leftJoin('app.customer as c', (join) =>
      join.onRef('c.community_id', '=', 'g.community_id').onRef('c.id', '=', 'g.customer_id'),
    )
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'g.community_id').onRef('b.id', '=', 'g.business_id'),
    );

/** Everything `toPayToAgreement` needs, without a condition: the agreement, its payer, payee account and terms in force. */
export const selectPayToAgreement = () =>
  fromPayToAgreement()
    .select(selected('g', agreementColumns))
    .select(selected('p', payerColumns))
    .select(selected('t', termColumns))
    .select([
      sql<string>`coalesce(c.customer_name, '')`.as('customerName'),
      sql<string>`coalesce(c.customer_number, '')`.as('customerNumber'),
      sql<boolean>`coalesce(c.enabled, true)`.as('customerEnabled'),
      'b.name as businessName',
      'b.has_payto_product as hasPayToProduct',
      sql<PayToPayeeStatus>`(select y.status from app.settlement_account y
        where y.community_id = g.community_id and y.id = g.settlement_account_id)`.as('payeeStatus'),
    ]);

type StoredAgreement = Selected<ReturnType<typeof selectPayToAgreement>>;

const cents = (amount: number | null): bigint | null => (amount === null ? null : BigInt(amount));

/** Amounts of terms as they are kept, in cents. */
export const toTermAmounts = (stored: Pick<StoredAgreement, AmountKey>) => ({
  paymentAmount: cents(stored.paymentAmount),
  maximumPaymentAmount: cents(stored.maximumPaymentAmount),
  firstPaymentAmount: cents(stored.firstPaymentAmount),
  lastPaymentAmount: cents(stored.lastPaymentAmount),
});
type AmountKey = 'paymentAmount' | 'maximumPaymentAmount' | 'firstPaymentAmount' | 'lastPaymentAmount';

export function toPayToAgreement(stored: StoredAgreement) {
  const { payerType, payerName, payerReference, bsb, maskedAccountNumber, ...others } = stored;
  const { payIdType, maskedPayId, payId, vaultEntryId, fingerprint, ...rest } = others;
  const { agreementType, frequency, firstPaymentDue, lastPaymentDue, ...more } = rest;
  const { paymentsPerPeriod, pointInTime, automaticRenewal, endDate, ...row } = more;
  const { paymentAmount, maximumPaymentAmount, firstPaymentAmount, lastPaymentAmount, ...agreement } = row;
  return {
    ...agreement,
    payer: {
      payerType,
      payerName,
      payerReference,
      bsb,
      maskedAccountNumber,
      payIdType,
      maskedPayId,
      payId,
      vaultEntryId,
      fingerprint,
    },
    terms: {
      agreementType,
      frequency,
      // PayTo has no other
      currency: 'AUD' as const,
      ...toTermAmounts({ paymentAmount, maximumPaymentAmount, firstPaymentAmount, lastPaymentAmount }),
      firstPaymentDue,
      lastPaymentDue,
      paymentsPerPeriod,
      pointInTime,
      automaticRenewal,
      startDate: agreement.startDate,
      endDate,
    },
  };
}

/** A PayTo agreement with its payer and the terms in force (1E009), with or without a customer. Times UTC, amounts in cents. */
export type PayToAgreementRecord = ReturnType<typeof toPayToAgreement>;
export type PayToPayerRecord = PayToAgreementRecord['payer'];
/** What payments follow; the start date is the agreement's own and never changes. */
export type PayToTermsRecord = PayToAgreementRecord['terms'];
