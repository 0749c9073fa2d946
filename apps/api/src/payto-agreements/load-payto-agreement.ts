import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { implement } from '../procedures/implement.ts';
import { loadAgreement, shownAgreement } from './load-agreement.ts';

export const loadPayToAgreement = implement(contracts.loadPayToAgreement).query(async ({ ctx, input }) => ({
  ...(await shownAgreement(ctx.db, await loadAgreement(ctx.db, input.params.token))),
  readAt: ctx.services.clock.now().toISOString(),
}));
