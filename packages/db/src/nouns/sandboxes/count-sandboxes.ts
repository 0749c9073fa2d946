import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

export interface SandboxCounts {
  /** Requests from the network since the moment, and the oldest of them. */
  readonly fromNetwork: number;
  readonly oldestFromNetwork: string | null;
  /** Requests for the address since the moment, and the oldest of them. */
  readonly forEmail: number;
  readonly oldestForEmail: string | null;
  /** All that are in use, and those that visitors may still finish. */
  readonly existing: number;
}

const LOCK = 7_402_155;

/**
 * Counts what limits new sandboxes. Until the transaction ends no other one counts, so that requests sent at once cannot
 * pass a limit together. Scope auth.
 */
export async function countSandboxes(
  trx: WriteTransaction,
  { network, emailAddress, since }: { network: string; emailAddress: string; since: Date },
): Promise<SandboxCounts> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
  const { rows } = await sql<SandboxCounts>`
    select n.count as "fromNetwork", n.oldest as "oldestFromNetwork",
      e.count as "forEmail", e.oldest as "oldestForEmail",
      (select count(*) from app.sandbox
        where status = 'ACTIVE' or (status <> 'DELETED' and created_at > ${since.toISOString()})) as existing
    from (select count(*), min(created_at) as oldest from app.sandbox
        where network = ${network} and created_at > ${since.toISOString()}) n,
      (select count(*), min(created_at) as oldest from app.sandbox
        where lower(email_address) = lower(${emailAddress}) and created_at > ${since.toISOString()}) e
  `.execute(trx);
  return rows[0] as SandboxCounts;
}
