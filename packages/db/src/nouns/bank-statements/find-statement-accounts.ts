import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** An account that a statement may be of. */
export interface StatementAccount {
  bankStatementAccountId: number;
  businessId: number;
  aliasName: string;
  source: string;
  status: 'PENDING' | 'ACTIVE' | 'INACTIVE' | 'CLOSED';
  currency: 'AUD' | 'NZD';
  fingerprint: Buffer | null;
}

const accounts = (communityId: number) =>
  build
    .selectFrom('app.bank_statement_account as a')
    .select(['a.id as bankStatementAccountId', 'a.business_id as businessId', 'a.alias_name as aliasName'])
    .select(['a.source', 'a.status', 'a.currency', 'a.fingerprint'])
    .where('a.community_id', '=', communityId)
    .$castTo<StatementAccount>();

const byFingerprint = preparedQuery(
  'bankStatementAccounts.byFingerprint',
  (params: { communityId: number; fingerprints: readonly Buffer[] }) =>
    accounts(params.communityId)
      .where(sql<boolean>`a.fingerprint = any (${params.fingerprints}::bytea[])`)
      .orderBy('a.id')
      .limit(100),
);

/** Accounts of a community whose number has one of these fingerprints. */
export const findStatementAccounts = (
  db: Reader,
  key: { communityId: number; fingerprints: readonly Buffer[] },
): Promise<StatementAccount[]> => db.all(byFingerprint, key);

const byId = preparedQuery('bankStatementAccounts.byId', (params: { communityId: number; id: number }) =>
  accounts(params.communityId).where('a.id', '=', params.id),
);

/** An account that was chosen for a file; undefined where the scope has none. */
export const getStatementAccount = (
  db: Reader,
  key: { communityId: number; id: number },
): Promise<StatementAccount | undefined> => db.first(byId, key);

const bsbs = preparedQuery('bankStatementAccounts.bsbs', (params: { communityId: number }) =>
  build
    .selectFrom('app.bank_statement_account as a')
    .select('a.bsb')
    .distinct()
    .where('a.community_id', '=', params.communityId)
    .where('a.bsb', 'is not', null)
    .limit(500)
    .$castTo<{ bsb: string }>(),
);

/** BSBs of the accounts of a community, for files that leave them out. */
export const listStatementBsbs = async (db: Reader, communityId: number): Promise<string[]> =>
  (await db.all(bsbs, { communityId })).map(({ bsb }) => bsb);

const offSystem = preparedQuery('matchingRegistrations.bsbs', (params: { communityId: number }) =>
  build
    .selectFrom('app.matching_registration as r')
    .select('r.off_system_bsb as bsb')
    .distinct()
    .where('r.community_id', '=', params.communityId)
    .limit(500),
);

/** Off-system BSBs of a community, whose account numbers in texts name a payer. */
export const listOffSystemBsbs = async (db: Reader, communityId: number): Promise<string[]> =>
  (await db.all(offSystem, { communityId })).map(({ bsb }) => bsb);
