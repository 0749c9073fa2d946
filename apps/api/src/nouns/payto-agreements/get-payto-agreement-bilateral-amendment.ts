import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { bilateralAmendmentStates } from '@quickportal/contracts/rules/states/payto-amendment';
import { getPendingBilateral } from '@quickportal/db/payto-agreements/payto-amendment';
import { listTerms } from '@quickportal/db/payto-agreements/write-payto-terms';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { loadAgreement } from './load-agreement.ts';
import { termChanges } from './amendment/term-changes.ts';

export const getPayToAgreementBilateralAmendment = implement(contracts.getPayToAgreementBilateralAmendment).query(
  async ({ ctx, input }) => {
    const agreement = await loadAgreement(ctx.db, input.params.token);
    const amendment = orNotFound(await getPendingBilateral(ctx.db, agreement.agreementId));
    const { amendmentId, amendmentType, status, respondBy, submittedAt, decidedAt } = amendment;
    const terms = await listTerms(ctx.db, agreement.agreementId);
    const proposed = terms.find((kept) => kept.amendmentId === amendmentId);
    return {
      amendmentId,
      amendmentType,
      status,
      statusDisplay: bilateralAmendmentStates.states[status].title,
      changes: proposed ? termChanges(agreement.terms, proposed) : [],
      respondBy,
      submittedAt,
      decidedAt,
    };
  },
);
