import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { searchCustomers, type CustomerPage } from '../customers/search-customers.ts';

export interface FoundCustomers extends Pick<CustomerPage, 'recordsCount' | 'recordsCountCapped'> {
  items: { customer: CustomerPage['items'][number]; communityName: string }[];
}

const namesOf = preparedSql(
  'global-search.community-names',
  (p: { ids: readonly number[] }) =>
    sql<{ id: number; name: string }>`select id, name from app.community where id = any (${p.ids}::bigint[])`,
);

/** Customers of all communities that contain every word of the text, as their search finds them, by name. Scope staff. */
export async function findCustomers(
  db: Reader,
  { text, page, pageSize }: PageOf & { text: string },
): Promise<FoundCustomers> {
  const { items, didYouMean: _suggestion, ...counts } = await searchCustomers(db, { query: text, page, pageSize });
  const ids = [...new Set(items.map(({ communityId }) => communityId))];
  const communities = ids.length === 0 ? [] : await db.all(namesOf, { ids });
  const names = new Map(communities.map(({ id, name }) => [id, name]));
  return {
    ...counts,
    items: items.map((customer) => ({ customer, communityName: names.get(customer.communityId) ?? '' })),
  };
}
