import { BLACKLIST_MONTHS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import type { FraudGuardMode } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { FraudHit, FraudJudgement } from '@quickportal/contracts/rules/fraud-guard/judge-payment';
import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../../connect/row-set.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** What was decided about a payment, by which version of which rules. */
export interface NewDecision extends FraudJudgement {
  communityId: number;
  businessId: number;
  transactionId: number;
  rulesVersion: number;
  mode: FraudGuardMode;
  at: Date;
}

const insertion = preparedSql(
  'fraudGuard.insert-decisions',
  ({ decisions, hits }: { decisions: RowSetText; hits: RowSetText }) => sql`
    with decided as (
      insert into app.fraud_decision (community_id, business_id, transaction_id, rules_version, mode, status, decided_at)
      select "communityId", "businessId", "transactionId", "rulesVersion", mode, status, at
      from ${rowSet(
        decisions,
        `"communityId" bigint, "businessId" bigint, "transactionId" bigint, "rulesVersion" integer, mode text,
        status text, at timestamptz`,
      )}
      returning community_id, business_id, transaction_id, id, decided_at)
    insert into app.fraud_rule_hit (community_id, business_id, fraud_decision_id, rule_code, compared, is_shadow, decided_at)
    select d.community_id, d.business_id, d.id, given.rule, given.compared, given."isShadow", d.decided_at
    from ${rowSet(hits, `"transactionId" bigint, rule text, compared jsonb, "isShadow" boolean`)}
    join decided d on d.transaction_id = given."transactionId"`,
);

/** Keeps decisions with their reasons, in the transaction that inserts the payments. */
export async function insertDecisions(trx: WriteTransaction, list: readonly NewDecision[]): Promise<void> {
  if (list.length === 0) return;
  const decisions = rowSetText(list.map(({ hits: _hits, ...decision }) => decision));
  const hits = list.flatMap(({ transactionId, hits: found }) =>
    found.map((hit: FraudHit) => ({ transactionId, ...hit })),
  );
  await trx.write(insertion, { decisions, hits: rowSetText(hits) });
}

/** A card, an IP address, or both, of a payment that looked like BIN testing. */
export interface BlacklistEntry {
  communityId: number;
  transactionId: number;
  fingerprint: Buffer | null;
  maskedNumber: string | null;
  ipAddress: string | null;
  at: Date;
}

const blacklisting = preparedSql(
  'fraudGuard.blacklist',
  ({ entries }: { entries: RowSetText }) => sql`
    insert into app.fraud_blacklist
      (community_id, kind, fingerprint, masked_number, ip_address, fraud_decision_id, created_at, expires_at)
    select distinct on (given."communityId", part.fingerprint, part.ip_address)
      given."communityId", part.kind, part.fingerprint, part.masked_number, part.ip_address, d.id, given.at,
      given.at + make_interval(months => ${BLACKLIST_MONTHS})
    from ${rowSet(
      entries,
      `"communityId" bigint, "transactionId" bigint, fingerprint bytea, "maskedNumber" text, "ipAddress" text,
      at timestamptz`,
    )}
    cross join lateral (values
      ('CARD', given.fingerprint, given."maskedNumber", null::text),
      ('IP_ADDRESS', null::bytea, null::text, app.address_subject(given."ipAddress"))) part (kind, fingerprint, masked_number, ip_address)
    left join app.fraud_decision d
      on d.community_id = given."communityId" and d.transaction_id = given."transactionId"
    where coalesce(part.fingerprint::text, part.ip_address) is not null
    on conflict (community_id, fingerprint, ip_address) do update
      set expires_at = greatest(fraud_blacklist.expires_at, excluded.expires_at)`,
);

/** Puts cards and addresses, of IPv6 the /64, on the blacklist for three calendar months; one that is there stays for that long again. */
export async function insertBlacklistEntries(trx: WriteTransaction, entries: readonly BlacklistEntry[]): Promise<void> {
  if (entries.length > 0) await trx.write(blacklisting, { entries: rowSetText(entries) });
}
