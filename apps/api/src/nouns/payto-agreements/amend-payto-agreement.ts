import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { insertAmendment } from '@quickportal/db/payto-agreements/payto-amendment';
import { insertTerms } from '@quickportal/db/payto-agreements/write-payto-terms';
import { realPerson } from '../../engines/access/actor.ts';
import { nextAmendmentQuery } from '../../engines/payto/query-times.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { amendmentTypeTexts } from '@quickportal/contracts/payto-agreements/amendment-types';
import { holdAgreement, loadAgreement, shownAgreement } from './load-agreement.ts';
import { sentAmendment } from './amendment/sent-amendment.ts';
import { wantedAmendment } from './amendment/wanted-amendment.ts';

export const amendPayToAgreement = implement(contracts.amendPayToAgreement).mutation(async ({ ctx, input }) => {
  const { services, actor, origin } = ctx;
  const { token } = input.params;
  await change(ctx, input, async ({ trx, now, audit }) => {
    const agreement = await holdAgreement(trx, token);
    await checkVersion(agreement, input.body.version, () => shownAgreement(trx, agreement));
    const { shown, terms, ...wanted } = await wantedAmendment(trx, agreement, input.body, now);
    const { communityId, businessId, agreementId, customerId } = agreement;
    const place = { communityId, businessId, agreementId };
    const amendmentId = await insertAmendment(
      trx,
      {
        ...place,
        ...wanted,
        requestedByUserId: realPerson(actor)?.systemUserId ?? null,
        nextQueryAt: nextAmendmentQuery(services, { respondBy: null, queries: 0 }, now),
      },
      now,
    );
    if (terms) await insertTerms(trx, place, { state: 'PROPOSED', amendmentId, terms }, now);
    await audit({
      objectType: 'payto-agreement',
      objectId: token,
      customerId,
      description: `PayTo agreement: ${amendmentTypeTexts[wanted.amendmentType].label.toLowerCase()}`,
      before: Object.fromEntries(shown.map(({ field, before }) => [field, before])),
      after: Object.fromEntries(shown.map(({ field, after }) => [field, after])),
    });
    return shownAgreement(trx, agreement);
  });
  await sentAmendment(services, await loadAgreement(ctx.db, token), { actor, origin });
  return shownAgreement(ctx.db, await loadAgreement(ctx.db, token));
});
