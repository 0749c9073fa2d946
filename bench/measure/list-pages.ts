import type { Client } from 'pg';

export type Criteria = Record<string, unknown>;

const PAGES = 40;

interface PagesOptions {
  /** Whose rows are listed, with their community and business. */
  table: string;
  communityId: number;
  statuses: readonly Criteria[];
  /** Criteria of the pages of one business. */
  ofBusiness: (businessId: number) => Criteria;
}

/** The filters of 300 requested pages of a list: a third nothing, a third a status, a third a business that has rows. */
export async function listPages(
  client: Client,
  { table, communityId, statuses, ofBusiness }: PagesOptions,
): Promise<Criteria[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct business_id as id from app.${table} where community_id = $1`,
    [communityId],
  );
  return Array.from({ length: 300 }, (_, index): Criteria => {
    const page = 1 + (index % PAGES);
    if (index % 3 === 0) return { page };
    if (index % 3 === 1) return { page, ...statuses[index % statuses.length] };
    return { page, ...ofBusiness(Number(rows[index % rows.length]?.id)) };
  });
}
