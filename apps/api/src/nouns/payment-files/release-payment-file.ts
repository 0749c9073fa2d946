import * as contracts from '@quickportal/contracts/payment-files/contracts';
import { isProgram, programNameOf, realPerson } from '../../engines/access/actor.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadPaymentFile } from './load-payment-file.ts';
import { releasePaymentFileKind } from './release-kind.ts';
import { toPaymentFile } from './to-payment-file.ts';

export const releasePaymentFile = implement(contracts.releasePaymentFile).mutation(({ ctx, input }) => {
  const { fileId } = input.params;
  const { communityId } = communityOf(ctx);
  const { actor } = ctx;
  const releasedBy = isProgram(actor) ? programNameOf(actor) : (realPerson(actor)?.fullName ?? '');
  return change(ctx, input, async (tools) => {
    await loadPaymentFile(ctx, tools.trx, fileId);
    const released = await changeSetting(ctx, tools, releasePaymentFileKind, {
      change: { communityId, fileId, releasedBy },
    });
    return settingResponse(released, 200, async () =>
      toPaymentFile(tools.trx, await loadPaymentFile(ctx, tools.trx, fileId), tools.now),
    );
  });
});
