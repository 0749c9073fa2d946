import { sql, type Compilable } from 'kysely';
import { expiringCards, expiringSearch, type ExpiringFilter } from './expiring-cards.ts';

/** Every column of the export; numbers are masked. */
const exportColumns = {
  customerName: () => sql`c.customer_name`,
  customerNumber: () => sql`c.customer_number`,
  customerId: () => sql`c.id`,
  account: () => sql`a.display_name`,
  cardNumber: () => sql`a.masked_number`,
  cardholderName: () => sql`a.holder_name`,
  expiryDate: () => sql`lpad(a.expiry_month::text, 2, '0') || '/' || a.expiry_year`,
  tokenised: () => sql`case when a.tokenised then 'Yes' else 'No' end`,
  activeSchedules: () => sql`(select count(*) from app.recurring_payment r
    where r.community_id = a.community_id and r.customer_account_id = a.id and r.status = 'ACTIVE')`,
  phoneNumber: () => sql`c.phone_number`,
  email: () => sql`c.email`,
  businessName: () => sql`b.name`,
};
export type ExpiringCardColumn = keyof typeof exportColumns;

/** All cards of a list of expiring cards, in its order, with these columns. */
export function expiringCardsExport(
  filter: Omit<ExpiringFilter, 'page' | 'pageSize'>,
  columns: readonly ExpiringCardColumn[],
): Compilable {
  const { shape, params } = expiringSearch({ ...filter, page: 1, pageSize: 1 });
  return expiringCards(shape, params)
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'a.community_id').onRef('b.id', '=', 'a.business_id'),
    )
    .select(columns.map((column) => exportColumns[column]().as(column)))
    .orderBy('a.expiry_year')
    .orderBy('a.expiry_month')
    .orderBy('a.id');
}
