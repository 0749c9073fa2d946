import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface RemitterNamesChange {
  readonly communityId: number;
  readonly names: readonly { readonly accountId: number; readonly remitterName: string }[];
  readonly at: Date;
}

/** Replaces remitter names of AU bank accounts, each as the next version of its account. */
export async function updateRemitterNames(trx: WriteTransaction, change: RemitterNamesChange): Promise<void> {
  const { communityId, names, at } = change;
  const ids = names.map(({ accountId }) => accountId);
  const texts = names.map(({ remitterName }) => remitterName);
  await sql`
    update app.settlement_au_bank d set remitter_name = n.name
    from unnest(${ids}::bigint[], ${texts}::text[]) as n (id, name)
    where d.community_id = ${communityId} and d.settlement_account_id = n.id`.execute(trx);
  await sql`
    update app.settlement_account set version = version + 1, updated_at = ${at}
    where community_id = ${communityId} and id = any (${ids}::bigint[])`.execute(trx);
}
