import { COMMUNITY_WITHOUT_SUPPLIER_FLAG } from '@quickportal/contracts/businesses/contracts';
import * as contracts from '@quickportal/contracts/quickrec/contracts';
import { searchQuickRecBusinesses as search } from '@quickportal/db/quickrec/search-quickrec-businesses';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';

export const searchQuickRecBusinesses = implement(contracts.searchQuickRecBusinesses).query(
  async ({ ctx, input: { params, query } }) => {
    const { communityId } = params;
    const suppliersOnly = query.supplierFlag && communityId !== COMMUNITY_WITHOUT_SUPPLIER_FLAG;
    return pageOf(await search(ctx.db, { ...query, communityId, suppliersOnly }), query);
  },
);
