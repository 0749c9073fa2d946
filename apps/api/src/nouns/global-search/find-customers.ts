import * as contracts from '@quickportal/contracts/global-search/contracts';
import { findCustomers as find } from '@quickportal/db/global-search/find-customers';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';

export const findCustomers = implement(contracts.findCustomers).query(async ({ ctx, input: { body } }) => {
  const db = ctx.services.db.reader({ kind: 'staff' });
  const { items, ...counts } = await find(db, { ...body, text: body.query });
  return pageOf({ ...counts, items: items.map(toHit) }, body);
});

/** A customer with what tells it from others of the same name. */
function toHit({ customer, communityName }: Awaited<ReturnType<typeof find>>['items'][number]) {
  const { customerId, customerName, customerNumber, email, phoneNumber, customerEnabled, communityId } = customer;
  const details = [customerNumber, email, phoneNumber, communityName, customerEnabled ? '' : 'Disabled'];
  return {
    id: customerId,
    title: customerName,
    subtitle: details.filter(Boolean).join(', '),
    view: 'CustomerDetailsView',
    params: { CustomerId: customerId, CommunityId: communityId },
    communityId,
    canViewAs: false,
  };
}
