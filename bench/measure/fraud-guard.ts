import { fraudGuard } from '../../apps/api/src/engines/fraud-guard/fraud-guard.ts';
import { documentationNetworks } from '../../apps/api/src/engines/ip-facts/documentation-networks.ts';
import type { FraudSubject } from '../../apps/api/src/engines/payments/fraud-guard.ts';
import { createDatabase } from '@quickportal/db/connect/database';
import type { Client } from 'pg';
import type { BenchDatabase } from '../data/bench-database.ts';
import type { Caller } from '../data/callers.ts';
import { measureLatencies, timedFunction, type Latency, type LatencyOptions } from './latencies.ts';

const SAMPLES = 400;
const PAYER_IP = '203.0.113.9';

interface Checked {
  transactionId: number;
  at: Date;
  subject: FraudSubject;
}

/** Thrown at the end of each check, so that none of them is kept. */
const rolledBack = new Error('Rolled back');

/**
 * What fraud guard adds to the transaction of one card payment in the largest community, with every rule and BIN testing
 * switched on: rules, locks, counts and the decision; BEGIN and ROLLBACK of the measurement are in the figure too.
 */
export async function measureFraudGuard(
  database: BenchDatabase,
  { communityId }: Caller,
  options: LatencyOptions,
): Promise<Latency[]> {
  await switchEverythingOn(database.client, communityId);
  const samples = await sampleCards(database.client, communityId);
  const db = createDatabase(database);
  const guard = fraudGuard(documentationNetworks);
  const check = async ({ transactionId, at, subject }: Checked): Promise<void> => {
    await db
      .transaction({ kind: 'community', communityId }, async (trx) => {
        const judge = await guard.hold(trx, { communityId, now: at }, [subject]);
        await judge([transactionId]);
        throw rolledBack;
      })
      .catch((error: unknown) => {
        if (error !== rolledBack) throw error;
      });
  };
  try {
    return await measureLatencies([timedFunction('fraud guard, one card payment', samples, check)], options);
  } finally {
    await db.close();
    await database.client.query('delete from app.fraud_guard_rules where community_id = $1', [communityId]);
    await database.client.query('delete from app.fraud_bin_testing_mode where community_id = $1', [communityId]);
  }
}

async function switchEverythingOn(client: Client, communityId: number): Promise<void> {
  await client.query(
    `insert into app.fraud_bin_testing_mode (community_id, mode, updated_at) values ($1, 'ALERT_ONLY', now())
     on conflict do nothing`,
    [communityId],
  );
  await client.query(
    `insert into app.fraud_guard_rules (community_id, enabled, mode, card_pan, ip_address, velocity_check,
       bank_countries, bank_countries_list, customer_countries, customer_countries_list, high_risk_ip_country,
       ip_bin_country_mismatch, anonymous_ip_proxy, unusually_large_amount, created_at, updated_at)
     values ($1, true, 'PASSIVE', true, true, true, true, '{KP}', true, '{KP}', true, true, true, true,
       now(), now())
     on conflict do nothing`,
    [communityId],
  );
}

async function sampleCards(client: Client, communityId: number): Promise<Checked[]> {
  const { rows } = await client.query<{
    id: string;
    business_id: string;
    customer_id: string;
    amount: string;
    currency: 'AUD' | 'NZD';
    fingerprint: Buffer;
    masked_number: string | null;
    transaction_time: Date | string;
  }>(
    `select id, business_id, customer_id, amount, currency, fingerprint, masked_number, transaction_time
     from app.transaction t
     where community_id = $1 and card_scheme is not null and transaction_type = 'PAYMENT'
       and not exists (select from app.fraud_decision d where d.community_id = t.community_id and d.transaction_id = t.id)
     order by transaction_time desc limit $2`,
    [communityId, SAMPLES],
  );
  return rows.map((row) => ({
    transactionId: Number(row.id),
    at: new Date(row.transaction_time),
    subject: {
      businessId: Number(row.business_id),
      customerId: Number(row.customer_id),
      amount: BigInt(row.amount),
      currency: row.currency,
      ipAddress: PAYER_IP,
      fingerprint: row.fingerprint,
      bin: row.masked_number?.slice(0, 6) ?? null,
      maskedNumber: row.masked_number,
    },
  }));
}
