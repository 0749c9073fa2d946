import { expiringCardList } from '@quickportal/contracts/customer-accounts/expiring-card-list';
import type { FileKey } from '@quickportal/contracts/kernel/list';
import type { Compilable } from 'kysely';
import type { PageOf } from '../../connect/read-page.ts';
import { fileSelection } from '../exports/select-file-columns.ts';
import { expiringCards, expiringSearch, type ExpiringFilter } from './list-expiring-cards.ts';

/** Where every column of the export comes from; numbers are masked. */
const sources = {
  customerName: 'c.customer_name',
  customerNumber: 'c.customer_number',
  customerId: 'c.id',
  account: 'a.display_name',
  cardNumber: 'a.masked_number',
  cardholderName: 'a.holder_name',
  expiryDate: `lpad(a.expiry_month::text, 2, '0') || '/' || a.expiry_year`,
  tokenised: 'a.tokenised',
  activeSchedules: `(select count(*) from app.recurring_payment r
    where r.community_id = a.community_id and r.customer_account_id = a.id and r.status = 'ACTIVE')`,
  phoneNumber: 'c.phone_number',
  email: 'c.email',
  businessName: 'b.name',
};

/** All cards of a list of expiring cards, in its order, with these columns. */
export function expiringCardsExport(
  filter: Omit<ExpiringFilter, keyof PageOf>,
  columns: readonly FileKey<typeof expiringCardList>[],
): Compilable {
  const { shape, params } = expiringSearch(filter);
  return expiringCards(shape, params)
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'a.community_id').onRef('b.id', '=', 'a.business_id'),
    )
    .select(fileSelection(expiringCardList, sources, columns))
    .orderBy('a.expiry_year')
    .orderBy('a.expiry_month')
    .orderBy('a.id');
}
