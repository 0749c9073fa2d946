import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

const ofProposal = preparedQuery('accountAuthorisations.account', (p: { proposalId: number }) =>
  build
    .selectFrom('app.proposal as p')
    .leftJoin('app.settlement_account as a', (join) =>
      join.onRef('a.community_id', '=', 'p.community_id').onRef('a.id', '=', 'p.object_id'),
    )
    .leftJoin('app.business as b', (join) =>
      join
        .onRef('b.community_id', '=', 'p.community_id')
        .on(sql<boolean>`b.id = coalesce(a.business_id, p.business_id, nullif(p.change->>'businessId', '')::bigint)`),
    )
    .select([
      sql<string>`coalesce(a.account_alias, p.change->>'accountAlias', '')`.as('accountAlias'),
      sql<string>`coalesce(b.name, '')`.as('businessName'),
    ])
    .where('p.id', '=', p.proposalId),
);

/** The account that a request is about, or would be added by it, and whose it is. Scope staff. */
export const getAccountOfAuthorisation = (
  db: Reader,
  proposalId: number,
): Promise<{ accountAlias: string; businessName: string } | undefined> => db.first(ofProposal, { proposalId });
