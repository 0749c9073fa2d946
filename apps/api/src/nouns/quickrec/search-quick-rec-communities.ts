import * as contracts from '@quickportal/contracts/quickrec/contracts';
import { searchQuickRecCommunities as search } from '@quickportal/db/quickrec/search-quickrec-communities';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';

export const searchQuickRecCommunities = implement(contracts.searchQuickRecCommunities).query(
  async ({ ctx, input: { query } }) => pageOf(await search(ctx.services.db.reader({ kind: 'staff' }), query), query),
);
