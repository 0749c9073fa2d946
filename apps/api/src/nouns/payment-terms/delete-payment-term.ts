import * as contracts from '@quickportal/contracts/payment-terms/contracts';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { deletePaymentTermKind } from './delete-payment-term-kind.ts';
import { findPaymentTerm } from './find-payment-term.ts';

export const deletePaymentTerm = implement(contracts.deletePaymentTerm).mutation(({ ctx, input }) => {
  const { communityId } = communityOf(ctx);
  const { version } = input.query;
  const key = { communityId, ...input.params };
  return change(
    ctx,
    input,
    async (tools) => {
      const show = async () => orNotFound((await findPaymentTerm(tools.trx, key)).term);
      const changed = await changeSetting(ctx, tools, deletePaymentTermKind, { change: key, version, show });
      return settingResponse(changed, 204, () => Promise.resolve(undefined));
    },
    { scope: { kind: 'staff' }, communityId },
  );
});
