import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { getPendingBilateral, insertAmendment } from '@quickportal/db/payto-agreements/payto-amendment';
import { realPerson } from '../../engines/access/actor.ts';
import { nextAmendmentQuery } from '../../engines/payto/query-times.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { holdAgreement, loadAgreement, shownAgreement } from './load-agreement.ts';
import { sentAmendment } from './amendment/sent-amendment.ts';
import { requireUnblocked } from './amendment/wanted-amendment.ts';

export const recallPayToAgreementAmendment = implement(contracts.recallPayToAgreementAmendment).mutation(
  async ({ ctx, input }) => {
    const { services, actor, origin } = ctx;
    const { token } = input.params;
    await change(ctx, input, async ({ trx, now, audit }) => {
      const agreement = await holdAgreement(trx, token);
      requireUnblocked(agreement);
      const { communityId, businessId, agreementId, customerId } = agreement;
      const waiting = orNotFound(await getPendingBilateral(trx, agreementId));
      await insertAmendment(
        trx,
        {
          communityId,
          businessId,
          agreementId,
          amendmentType: 'RECALL_PAYTO_AGREEMENT',
          changes: { change: 'RECALL_AMENDMENT', recalledAmendmentId: waiting.amendmentId },
          reasonCode: 'MD17',
          requestedByUserId: realPerson(actor)?.systemUserId ?? null,
          respondBy: null,
          nextQueryAt: nextAmendmentQuery(services, { respondBy: null, queries: 0 }, now),
        },
        now,
      );
      await audit({
        objectType: 'payto-agreement',
        objectId: token,
        customerId,
        description: 'PayTo agreement: amendment recalled',
        before: { amendment: 'Pending' },
        after: { amendment: 'Recalled' },
      });
      return shownAgreement(trx, agreement);
    });
    await sentAmendment(services, await loadAgreement(ctx.db, token), { actor, origin });
    return shownAgreement(ctx.db, await loadAgreement(ctx.db, token));
  },
);
