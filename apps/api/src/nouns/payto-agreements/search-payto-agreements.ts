import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { searchPayToAgreements as search } from '@quickportal/db/payto-agreements/search-payto-agreements';
import { toAgreementRow } from '../../engines/payto/to-agreement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';

export const searchPayToAgreements = implement(contracts.searchPayToAgreements).query(
  async ({ ctx, input: { body } }) => {
    const { items, recordsCount } = await search(ctx.db, body);
    return pageOf({ items: items.map(toAgreementRow), recordsCount }, body);
  },
);
