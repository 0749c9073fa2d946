import { saveMerchantChoiceRouting } from '@quickportal/contracts/merchant-choice-routing/contracts';
import { getRoutedAccount } from '@quickportal/db/merchant-choice-routing/read-merchant-choice-routing';
import { formSource } from '../../forms/form-source.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';
import { toRoutingFields } from './to-merchant-choice-routing.ts';

/** Current values of the form. */
export const merchantChoiceRoutingFormSources = [
  formSource(saveMerchantChoiceRouting, async (ctx, { businessId, accountId }) => {
    const { communityId } = communityOf(ctx);
    const { routing, version } = orNotFound(await getRoutedAccount(ctx.db, { communityId, businessId, accountId }));
    return { values: { ...toRoutingFields(routing), version } };
  }),
];
