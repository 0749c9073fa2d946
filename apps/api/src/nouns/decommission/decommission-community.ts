import * as contracts from '@quickportal/contracts/decommission/contracts';
import { closeCommunity } from '@quickportal/db/decommission/close-community';
import { getDecommissionCommunity, readDecommissionFacts } from '@quickportal/db/decommission/read-decommission-info';
import { confirmPassword } from '../../engines/auth/passwords/confirm-password.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { enqueueServiceMessage } from '../../engines/service-messages/send-handler.ts';
import { recordServiceMessage } from '../../engines/service-messages/service-messages.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { change, isRepeat } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { confirmSecondAuthoriser } from './confirm-second-authoriser.ts';
import { DECOMMISSION_COMMUNITY } from './finish-decommission.ts';

/** Said where accounts must be disabled by hand first (3R304, 3R305, 3R314). */
const ACCOUNTS_FIRST = 'Enabled PayTo and PayID accounts must be disabled manually first.';

export const decommissionCommunity = implement(contracts.decommissionCommunity).mutation(async ({ ctx, input }) => {
  const { params, body } = input;
  const { communityId } = params;
  const { services, actor, origin, contract } = ctx;
  const staff = { kind: 'staff' } as const;
  const { communityName } = orNotFound(await getDecommissionCommunity(services.db.reader(staff), communityId));
  // A code counts once: a request that is sent again gets its response without it
  if (!(await isRepeat(ctx))) {
    const action = contract.audit ?? contract.name;
    await confirmPassword(services, { actor, origin, password: body.password, field: 'password', action });
    await confirmSecondAuthoriser(ctx, body);
  }
  const authoriser = body.dualAuthLoginName;
  const response = await change(
    ctx,
    { params, body: { authoriser } },
    async ({ trx, now, audit }) => {
      await closeCommunity(trx, communityId, now);
      const facts = await readDecommissionFacts(trx, { communityId, since: now });
      if (facts.numberOfEnabledPayToPayeeAccounts + facts.numberOfEnabledPayIdBillerSupplierAccounts > 0)
        throw conflict(ACCOUNTS_FIRST);
      const serviceMessageId = await recordServiceMessage(
        trx,
        {
          communityId,
          doctypeCode: DECOMMISSION_COMMUNITY,
          direction: 'INTERNAL',
          summary: `Decommission of ${communityName}`,
          createdByUserId: actor.kind === 'user' ? actor.user.systemUserId : null,
        },
        now,
      );
      await enqueueServiceMessage(trx, { serviceMessageId, triedBefore: 0, communityId }, now);
      await audit({
        objectType: 'community',
        objectId: communityId,
        description: `${communityName} decommissioned, authorised by ${authoriser}`,
        after: { enabled: false, authoriser, serviceMessageId },
      });
      return { serviceMessageId };
    },
    { scope: staff, communityId, inDecommissioned: true },
  );
  nudgeOutbox();
  return response;
});
