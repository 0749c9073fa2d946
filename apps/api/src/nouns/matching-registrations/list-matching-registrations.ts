import * as contracts from '@quickportal/contracts/matching-registrations/contracts';
import { listMatchingRegistrations as list } from '@quickportal/db/matching-registrations/read-matching-registrations';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { toMatchingRegistration } from './to-matching-registration.ts';

export const listMatchingRegistrations = implement(contracts.listMatchingRegistrations).query(
  async ({ ctx, input: { params, query } }) => {
    const { items, recordsCount } = await list(ctx.db, { ...params, ...query });
    return pageOf({ items: items.map(toMatchingRegistration), recordsCount }, query);
  },
);
