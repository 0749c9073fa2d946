import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** A settlement account that receipts can be swept to. */
export interface SweepBankAccount {
  accountId: number;
  accountAlias: string;
  bsb: string;
  maskedNumber: string;
}

/** Most accounts that a field with suggestions shows. */
const MOST_OFFERED = 50;

const accounts = preparedQuery(
  'matchingRegistrations.sweep-accounts',
  (params: { communityId: number; businessId: number; text: string }) =>
    build
      .selectFrom('app.settlement_account as a')
      .select([
        'a.id as accountId',
        'a.account_alias as accountAlias',
        sql<string>`coalesce(a.bsb, '')`.as('bsb'),
        sql<string>`coalesce(a.masked_number, '')`.as('maskedNumber'),
      ])
      .where('a.community_id', '=', params.communityId)
      .where('a.business_id', '=', params.businessId)
      .where('a.kind', '=', 'AU_BANK')
      .where('a.status', '=', 'ENABLED')
      .where(
        sql<boolean>`(strpos(a.alias_folded, app.fold(${params.text})) > 0 or strpos(a.bsb, translate(${params.text}, '- ', '')) = 1)`,
      )
      .orderBy('a.alias_folded')
      .orderBy('a.id')
      .limit(MOST_OFFERED),
);

/** The enabled AU bank accounts of a business by alias, those with a text in alias or BSB; an empty text: all. */
export const listSweepAccounts = (
  db: Reader,
  { communityId, businessId, text = '' }: { communityId: number; businessId: number; text?: string | undefined },
): Promise<SweepBankAccount[]> => db.all(accounts, { communityId, businessId, text });
