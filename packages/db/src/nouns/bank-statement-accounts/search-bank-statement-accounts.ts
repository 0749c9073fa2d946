import { sql } from 'kysely';
import { containingWords } from '../../connect/folded-text.ts';
import { shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import {
  accountCodes,
  accountColumns,
  accountsWithNames,
  type BankStatementAccount,
} from './bank-statement-account.ts';

/** Accounts of a group or of a business of a community, and a text that they are searched by. */
export interface StatementAccountCriteria {
  communityId: number;
  groupCode?: string | undefined;
  businessId?: number | undefined;
  query?: string | undefined;
}

type Shape = Readonly<Record<'ofGroup' | 'ofBusiness' | 'query' | 'digits', boolean>>;
interface Values {
  communityId: number;
  groupCode: string;
  businessId: number;
  /** Patterns of the words of the name, and of the last digits of the number. */
  words: readonly string[];
  lastDigits: string;
  /** Pattern of what the masked number shows. */
  shown: string;
}

const matching = (shape: Shape, p: Values) =>
  accountsWithNames()
    .where('a.community_id', '=', p.communityId)
    .$if(shape.ofGroup, (query) => query.where('a.group_code', '=', p.groupCode))
    .$if(shape.ofBusiness, (query) => query.where('a.business_id', '=', p.businessId))
    .$if(shape.query && !shape.digits, (query) =>
      query.where(sql<boolean>`a.alias_folded like all (${p.words}::text[])`),
    )
    .$if(shape.digits, (query) =>
      query.where(
        sql<boolean>`(a.alias_folded like all (${p.words}::text[]) or a.last_four like ${p.lastDigits}
          or a.masked_identifier like ${p.shown})`,
      ),
    );

export const rowsOf = shapedQuery('bankStatementAccounts.search', (shape: Shape, p: Values & PageLimits) =>
  matching(shape, p)
    .select(accountColumns)
    .select(accountCodes)
    .orderBy('a.alias_folded')
    .orderBy('a.id')
    .limit(p.limit)
    .offset(p.offset),
);
export const countOf = shapedQuery('bankStatementAccounts.count', (shape: Shape, p: Values) =>
  matching(shape, p).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** The criteria as the statements take them. Of a typed account number the last four digits count: no more are kept. */
export function statementOf(criteria: StatementAccountCriteria): { shape: Shape; values: Values } {
  const { communityId, groupCode, businessId, query = '' } = criteria;
  const words = containingWords(query);
  const digits = /^[\d\s.-]+$/.test(query) ? query.replaceAll(/\D/g, '').slice(-4) : '';
  return {
    shape: {
      ofGroup: groupCode !== undefined,
      ofBusiness: businessId !== undefined,
      query: words.length > 0,
      digits: digits !== '',
    },
    values: {
      communityId,
      groupCode: (groupCode ?? '').toUpperCase(),
      businessId: businessId ?? 0,
      words,
      lastDigits: `%${digits}`,
      shown: `%${query.trim()}%`,
    },
  };
}

/** One page of the accounts of a group or of a business, by name. */
export function searchBankStatementAccounts(
  db: Reader,
  { page, pageSize, ...criteria }: StatementAccountCriteria & PageOf,
): Promise<Page<BankStatementAccount>> {
  const { shape, values } = statementOf(criteria);
  return readPage(db, { rows: rowsOf(shape), count: countOf(shape) }, values, { page, pageSize });
}
