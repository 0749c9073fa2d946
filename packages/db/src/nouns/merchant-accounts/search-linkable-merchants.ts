import { foldText } from '@quickportal/contracts/rules/texts/same-text';
import { sql } from 'kysely';
import { containingWords } from '../../connect/folded-text.ts';
import { build, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

/** A merchant account and the business that is to have it. */
export interface LinkKey {
  readonly communityId: number;
  readonly businessId: number;
  readonly settlementAccountId: number;
}

type Given = Readonly<Record<'query', boolean>>;

interface Values {
  readonly communityId: number;
  readonly businessId: number;
  /** Patterns of the words that the alias has. */
  readonly words: readonly string[];
  /** In capitals. */
  readonly merchantId: string;
}

const matching = (given: Given, p: Values) =>
  build
    .selectFrom('app.settlement_account as a')
    .innerJoin('app.settlement_au_merchant as m', (join) =>
      join.onRef('m.community_id', '=', 'a.community_id').onRef('m.settlement_account_id', '=', 'a.id'),
    )
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'a.community_id').onRef('b.id', '=', 'a.business_id'),
    )
    .where('a.community_id', '=', p.communityId)
    .where('a.kind', '=', 'AU_MERCHANT')
    .$if(given.query, (query) =>
      query.where(
        sql<boolean>`(a.alias_folded like all (${p.words}::text[]) or upper(m.merchant_id) = ${p.merchantId})`,
      ),
    );

const rowsOf = shapedQuery('merchantAccounts.linkable', (given: Given, p: Values & PageLimits) =>
  matching(given, p)
    .select([
      'a.id as accountId',
      'a.business_id as businessId',
      'b.name as businessName',
      'a.account_alias as accountAlias',
      sql<boolean>`a.status = 'ENABLED'`.as('enabled'),
      'm.merchant_name as merchantName',
      'm.merchant_id as merchantId',
      'm.location',
      'm.merchant_category_code as merchantCategoryCode',
      'm.override_mcc_check as overrideMccCheck',
      'a.account_name as accountName',
      'a.bsb',
      'a.masked_number as maskedNumber',
      sql<boolean>`(a.business_id = ${p.businessId} or exists (select from app.linked_merchant l
        where l.community_id = a.community_id and l.settlement_account_id = a.id and l.business_id = ${p.businessId}))`.as(
        'linked',
      ),
    ])
    .orderBy('a.alias_folded')
    .orderBy('a.id')
    .limit(p.limit)
    .offset(p.offset),
);
const countOf = shapedQuery('merchantAccounts.linkable-count', (given: Given, p: Values) =>
  matching(given, p).select((eb) => eb.fn.countAll<number>().as('count')),
);

interface Search extends PageOf {
  readonly communityId: number;
  readonly businessId: number;
  readonly query?: string | undefined;
}

/** One page of the AU merchant accounts of a community, by alias; `linked` says whether the business has each already. */
export function searchLinkableMerchants(
  db: Reader,
  { page, pageSize, communityId, businessId, query = '' }: Search,
): Promise<Page<LinkableMerchantRecord>> {
  const given = { query: foldText(query).trim() !== '' };
  const words = containingWords(query);
  const values = { communityId, businessId, words, merchantId: query.trim().toUpperCase() };
  return readPage(db, { rows: rowsOf(given), count: countOf(given) }, values, { page, pageSize });
}

/** A merchant account as a business can link or copy it. */
export interface LinkableMerchantRecord {
  readonly accountId: number;
  readonly businessId: number;
  readonly businessName: string;
  readonly accountAlias: string;
  readonly enabled: boolean;
  readonly merchantName: string;
  readonly merchantId: string;
  readonly location: string;
  readonly merchantCategoryCode: string | null;
  readonly overrideMccCheck: boolean;
  readonly accountName: string;
  /** Six digits. */
  readonly bsb: string | null;
  readonly maskedNumber: string | null;
  readonly linked: boolean;
}
