import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** The business whose names they are. */
export interface RemitterNamesKey {
  readonly communityId: number;
  readonly businessId: number;
}

/** The name that payers see beside debits through an AU bank account. */
export interface RemitterNameOf {
  readonly accountId: number;
  readonly accountAlias: string;
  readonly remitterName: string;
  readonly version: number;
}

const ofBusiness = (lock: string) => (key: RemitterNamesKey) =>
  sql<RemitterNameOf>`
  select a.id as "accountId", a.account_alias as "accountAlias", d.remitter_name as "remitterName", a.version
  from app.settlement_account a
  join app.settlement_au_bank d on d.community_id = a.community_id and d.settlement_account_id = a.id
  where a.community_id = ${key.communityId} and a.business_id = ${key.businessId} and a.kind = 'AU_BANK'
  order by a.alias_folded, a.id ${sql.raw(lock)}`;

const unlocked = preparedSql('settlementAccounts.remitter-names', ofBusiness(''));
const locked = preparedSql('settlementAccounts.lock-remitter-names', ofBusiness('for no key update of a'));

/** The remitter names of all AU bank accounts of a business, by alias. */
export const listRemitterNames = (db: Reader, key: RemitterNamesKey): Promise<RemitterNameOf[]> =>
  db.all(unlocked, key);

/** The same, their accounts locked until the transaction ends. */
export const lockRemitterNames = (db: Reader, key: RemitterNamesKey): Promise<RemitterNameOf[]> => db.all(locked, key);

/** The version of all of them: it grows with each change of any account, and where one is added. */
export const versionOfNames = (names: readonly Pick<RemitterNameOf, 'version'>[]): number =>
  names.reduce((sum, { version }) => sum + version, 1);
