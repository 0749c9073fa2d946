import * as contracts from '@quickportal/contracts/service-messages/contracts';
import { getServiceMessage } from '@quickportal/db/service-messages/read-service-messages';
import { enqueueServiceMessage } from '../../engines/service-messages/send-handler.ts';
import { moveServiceMessage, ServiceMessageStateError } from '../../engines/service-messages/service-messages.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { senders } from './known-senders.ts';
import { detailsOf, loadServiceMessage } from './seen-service-messages.ts';

export const resendServiceMessage = implement(contracts.resendServiceMessage).mutation(async ({ ctx, input }) => {
  const { serviceMessageId } = input.params;
  const { communityId, attempts, doctypeCode } = await loadServiceMessage(ctx, serviceMessageId);
  if (!senders.has(doctypeCode)) throw conflict('Messages of this kind cannot be sent again.');
  const response = await change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      try {
        await moveServiceMessage(trx, serviceMessageId, { event: 'resend' }, now);
      } catch (error) {
        if (!(error instanceof ServiceMessageStateError)) throw error;
        throw conflict('Only messages that failed can be sent again.');
      }
      await enqueueServiceMessage(trx, { serviceMessageId, triedBefore: attempts, communityId }, now);
      await audit({
        objectType: 'service-message',
        objectId: serviceMessageId,
        description: `Service message ${serviceMessageId} sent again`,
        before: { status: 'FAILED' },
        after: { status: 'QUEUED' },
      });
      const found = orNotFound(await getServiceMessage(trx, { serviceMessageId, communityId: null }));
      return detailsOf(found);
    },
    { scope: { kind: 'staff' }, communityId },
  );
  nudgeOutbox();
  return response;
});
