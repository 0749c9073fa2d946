import * as contracts from '@quickportal/contracts/payment-files/contracts';
import { changeLineStatus } from '@quickportal/db/payment-files/change-lines';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { lockCheckedFile } from './lock-checked-file.ts';
import { toPaymentFile } from './to-payment-file.ts';

export const choosePaymentFileLines = implement(contracts.choosePaymentFileLines).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { fileId } = input.params;
    const { choice, lineNumbers } = input.body;
    const { communityId } = communityOf(ctx);
    const file = await lockCheckedFile(ctx, trx, fileId);
    const takes = choice === 'TAKE';
    const all = lineNumbers === undefined;
    const changed = await changeLineStatus(
      trx,
      { communityId, fileId },
      {
        // Without a list it is about duplicates: what a user left out stays so
        from: all ? ['DUPLICATE'] : takes ? ['DUPLICATE', 'LEFT_OUT'] : ['DUPLICATE', 'READY'],
        to: takes ? 'READY' : 'LEFT_OUT',
        lineNumbers,
      },
    );
    await audit({
      objectType: 'uploaded-file',
      objectId: fileId,
      description: `${changed} ${changed === 1 ? 'line' : 'lines'} of file ${file.fileName} ${takes ? 'to be taken' : 'left out'}`,
      after: { choice, lineCount: changed },
    });
    return toPaymentFile(trx, file, now);
  }),
);
