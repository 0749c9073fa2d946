import type { ExternalSystemClient } from '@quickportal/contracts/external-system-clients/external-system-client';
import { foldText } from '@quickportal/contracts/rules/texts/same-text';
import { sql } from 'kysely';
import { beginningWith, containingWords } from '../../connect/folded-text.ts';
import { build, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

/** Which clients; what is left out or empty narrows nothing. */
export interface ExternalSystemClientCriteria {
  query?: string | undefined;
  systemCode?: string | undefined;
  clientCode?: string | undefined;
  businessCode?: string | undefined;
  businessName?: string | undefined;
  communityId?: number | undefined;
}

type Given = Readonly<Record<keyof ExternalSystemClientCriteria, boolean>>;
interface Values {
  /** Patterns of all words, and of the longest, which an index finds. */
  words: readonly string[];
  longest: string;
  /** System and client code as the column `search` has them. */
  systemCode: string;
  clientCode: string;
  businessCode: string;
  businessName: readonly string[];
  communityId: number;
}

const matching = (given: Given, p: Values) =>
  build
    .selectFrom('app.external_system_client as x')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'x.community_id').onRef('b.id', '=', 'x.business_id'),
    )
    .innerJoin('app.community as c', 'c.id', 'x.community_id')
    .$if(given.communityId, (query) => query.where('x.community_id', '=', p.communityId))
    .$if(given.systemCode, (query) => query.where(sql<boolean>`x.search like ${p.systemCode}`))
    .$if(given.clientCode, (query) => query.where(sql<boolean>`x.search like ${p.clientCode}`))
    .$if(given.businessCode, (query) => query.where('b.code_folded', '=', p.businessCode))
    .$if(given.businessName, (query) => query.where(sql<boolean>`b.name_folded like all (${p.businessName}::text[])`))
    .$if(given.query, (query) =>
      query
        .where(
          sql<boolean>`(x.community_id, x.id) in (
            select e.community_id, e.id from app.external_system_client e where e.search like ${p.longest}
            union select e.community_id, e.id from app.business f
              join app.external_system_client e on e.community_id = f.community_id and e.business_id = f.id
              where f.search like ${p.longest})`,
        )
        .where(sql<boolean>`x.search || ' ' || b.name_folded || ' ' || b.code_folded like all (${p.words}::text[])`),
    );

export const rowsOf = shapedQuery('externalSystemClients.search', (given: Given, p: Values & PageLimits) =>
  matching(given, p)
    .select([
      'x.id',
      'c.id as communityId',
      'c.name as communityName',
      'b.id as businessId',
      'b.code as businessCode',
      'b.name as businessName',
      'x.system_code as systemCode',
      'x.client_code as clientCode',
      sql<boolean>`b.kind = 'BUYER'`.as('buyerAccount'),
    ])
    .orderBy('c.name')
    .orderBy('c.id')
    .orderBy('b.code')
    .orderBy('x.system_code')
    .orderBy('x.id')
    .limit(p.limit)
    .offset(p.offset),
);
export const countOf = shapedQuery('externalSystemClients.count', (given: Given, p: Values) =>
  matching(given, p).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** The criteria as the statements take them. */
export function statementOf(criteria: ExternalSystemClientCriteria): { given: Given; values: Values } {
  const { query = '', systemCode = '', clientCode = '', businessCode = '', businessName = '', communityId } = criteria;
  const words = containingWords(query);
  // beginningWith escapes what means something to `like`, and ends in a wildcard
  const literally = (text: string) => beginningWith(text.trim()).slice(0, -1);
  return {
    given: {
      query: words.length > 0,
      systemCode: systemCode !== '',
      clientCode: clientCode !== '',
      businessCode: businessCode !== '',
      businessName: businessName !== '',
      communityId: communityId !== undefined,
    },
    values: {
      words,
      longest: words.toSorted((word, other) => other.length - word.length)[0] ?? '%',
      systemCode: `\n${literally(systemCode)}\n%`,
      clientCode: `%\n${literally(clientCode)}`,
      businessCode: foldText(businessCode.trim()),
      businessName: containingWords(businessName),
      communityId: communityId ?? 0,
    },
  };
}

/** One page of the clients of all communities, by community, business code and system code. Scope staff. */
export function searchExternalSystemClients(
  db: Reader,
  { page, pageSize, ...criteria }: ExternalSystemClientCriteria & PageOf,
): Promise<Page<ExternalSystemClient>> {
  const { given, values } = statementOf(criteria);
  return readPage(db, { rows: rowsOf(given), count: countOf(given) }, values, { page, pageSize });
}
