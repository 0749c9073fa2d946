import * as contracts from '@quickportal/contracts/fraud-guard/contracts';
import { findBinTestingModes } from '@quickportal/db/fraud-guard/bin-testing-modes';
import { settingsNeedSecondPerson } from '@quickportal/db/communities/change-second-person-setting';
import { listBusinessRules as list } from '@quickportal/db/fraud-guard/list-business-rules';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { getUsualAmountLimit } from '@quickportal/db/fraud-guard/compute-usual-amounts';
import { communityOf } from '../../procedures/scope.ts';
import { toBusinessRules } from './to-fraud-guard-rules.ts';

export const listBusinessRules = implement(contracts.listBusinessRules).query(
  async ({ ctx, input: { params, query } }) => {
    const [page, usual, weakeningWaits] = await Promise.all([
      list(ctx.db, { ...params, ...query }),
      getUsualAmountLimit(ctx.db, communityOf(ctx)),
      settingsNeedSecondPerson(ctx.db, params.communityId),
    ]);
    const businessIds = page.items.map(({ businessId }) => businessId);
    const modeOf = await findBinTestingModes(ctx.db, { ...params, businessIds });
    const items = page.items.map((record) =>
      toBusinessRules(record, { ctx, usual, binTestingCode: modeOf(record.businessId), weakeningWaits }),
    );
    return pageOf({ ...page, items }, query);
  },
);
