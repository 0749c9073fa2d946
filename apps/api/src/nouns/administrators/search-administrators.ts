import * as contracts from '@quickportal/contracts/administrators/contracts';
import { searchAdministrators as search } from '@quickportal/db/administrators/search-administrators';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';

export const searchAdministrators = implement(contracts.searchAdministrators).query(async ({ ctx, input: { body } }) =>
  pageOf(await search(ctx.services.db.reader({ kind: 'auth' }), body), body),
);
