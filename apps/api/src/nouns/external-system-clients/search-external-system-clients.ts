import * as contracts from '@quickportal/contracts/external-system-clients/contracts';
import { searchExternalSystemClients as search } from '@quickportal/db/external-system-clients/search-external-system-clients';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';

export const searchExternalSystemClients = implement(contracts.searchExternalSystemClients).query(
  async ({ ctx, input: { query } }) => pageOf(await search(ctx.services.db.reader({ kind: 'staff' }), query), query),
);
