import { updateSettlementAccountRemitterNames } from '@quickportal/contracts/settlement-accounts/contracts';
import { listRemitterNames, versionOfNames } from '@quickportal/db/settlement-accounts/list-remitter-names';
import { formSource } from '../../forms/form-source.ts';
import { communityOf } from '../../procedures/scope.ts';

/** Current values of the form. */
export const settlementAccountsFormSources = [
  formSource(updateSettlementAccountRemitterNames, async (ctx, { businessId }) => {
    const { communityId } = communityOf(ctx);
    const names = await listRemitterNames(ctx.db, { communityId, businessId });
    const remitterNames = names.map(({ accountId, remitterName }) => ({ accountId, remitterName }));
    return { values: { remitterNames, version: versionOfNames(names) } };
  }),
];
