import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { checkVersion } from '../../kernel/check-version.ts';
import { implement } from '../../procedures/implement.ts';
import { loadAgreement, shownAgreement } from './load-agreement.ts';
import { wantedAmendment } from './amendment/wanted-amendment.ts';

export const checkPayToAgreementAmendment = implement(contracts.checkPayToAgreementAmendment).query(
  async ({ ctx, input }) => {
    const agreement = await loadAgreement(ctx.db, input.params.token);
    await checkVersion(agreement, input.body.version, () => shownAgreement(ctx.db, agreement));
    const wanted = await wantedAmendment(ctx.db, agreement, input.body, ctx.services.clock.now());
    const { amendmentType, shown, respondBy } = wanted;
    return { amendmentType, changes: shown, payerApproves: respondBy !== null, respondBy };
  },
);
