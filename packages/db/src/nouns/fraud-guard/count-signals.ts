import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import { rowSetText, type RowSetText } from '../../connect/row-set.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** A payment that was just inserted, and from when on its rules count; null: they count nothing. */
export interface CountedPayment {
  transactionId: number;
  customerId: number | null;
  fingerprint: Buffer | null;
  payerIp: string | null;
  bin: string | null;
  cardSince: Date | null;
  addressSince: Date | null;
  approvalsSince: Date | null;
  checksBinTesting: boolean;
}

/** What was counted for it. */
export interface CountedSignals {
  transactionId: number;
  declinedOfCard: number;
  declinedOfAddress: number;
  approvedOfCard: number;
  cardsOfAddress: number;
  customerState: string | null;
  customerCountry: string | null;
  hasBinAlert: boolean;
  isKnownCard: boolean;
  isCardBlacklisted: boolean;
  isAddressBlacklisted: boolean;
}

const counted = preparedSql(
  'fraudGuard.signals',
  ({ payments, at, technical }: { payments: RowSetText; at: Date; technical: readonly string[] }) =>
    sql<CountedSignals>`
      select transaction_id as "transactionId", declined_of_card as "declinedOfCard",
        declined_of_address as "declinedOfAddress", approved_of_card as "approvedOfCard",
        cards_of_address as "cardsOfAddress", customer_state as "customerState", customer_country as "customerCountry",
        has_bin_alert as "hasBinAlert", is_known_card as "isKnownCard", is_card_blacklisted as "isCardBlacklisted",
        is_address_blacklisted as "isAddressBlacklisted"
      from app.fraud_signals(${payments}::json, ${at}::timestamptz, ${technical}::text[])`,
);

/**
 * Counts what the rules compare, over the whole facility, in one statement for any number of payments. `technical` are
 * the response codes of declines that say nothing about the payer.
 */
export async function countSignals(
  trx: WriteTransaction,
  payments: readonly CountedPayment[],
  { at, technical }: { at: Date; technical: readonly string[] },
): Promise<ReadonlyMap<number, CountedSignals>> {
  const rows = payments.map((payment) => ({
    transaction_id: payment.transactionId,
    customer_id: payment.customerId,
    fingerprint: payment.fingerprint,
    payer_ip: payment.payerIp,
    bin: payment.bin,
    card_since: payment.cardSince,
    address_since: payment.addressSince,
    approvals_since: payment.approvalsSince,
    checks_bin_testing: payment.checksBinTesting,
  }));
  const found = await trx.all(counted, { payments: rowSetText(rows), at, technical });
  return new Map(found.map((row) => [row.transactionId, row]));
}

const locked = preparedSql(
  'fraudGuard.lock-counted',
  ({ keys }: { keys: readonly string[] }) => sql`
    select pg_advisory_xact_lock(key) from unnest(${keys}::bigint[]) as key`,
);

/**
 * Makes payments with equal keys wait for each other until the transaction ends, so that what is counted for one has
 * counted the other. Keys are 64-bit numbers as text; they are taken in one order, so that no two wait for each other.
 */
export async function lockCounted(trx: WriteTransaction, keys: readonly bigint[]): Promise<void> {
  const inOrder = [...new Set(keys)].toSorted((one, other) => (one < other ? -1 : 1));
  if (inOrder.length > 0) await trx.all(locked, { keys: inOrder.map(String) });
}
