import * as contracts from '@quickportal/contracts/billing-instruments/contracts';
import { deleteCommunityInstrument } from '@quickportal/db/billing-instruments/change-billing-instruments';
import { listCommunityInstruments } from '@quickportal/db/billing-instruments/read-billing-instruments';
import { changeBilling } from '../billing-facilities/offers.ts';
import { notFound, orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';

export const removeBillingInstrument = implement(contracts.removeBillingInstrument).mutation(({ ctx, input }) => {
  const { communityBillingInstrumentId: id } = input.params;
  return changeBilling(ctx, input, async ({ trx, audit, communityId }) => {
    const instruments = await listCommunityInstruments(trx, { communityId });
    const { billingInstrumentName } = orNotFound(
      instruments.find(({ communityBillingInstrumentId }) => communityBillingInstrumentId === id),
    );
    // Another request may have been faster
    if (!(await deleteCommunityInstrument(trx, { communityId, id }))) throw notFound();
    await audit({
      objectType: 'billing-instrument',
      objectId: id,
      description: `Billing instrument ${billingInstrumentName} deleted`,
      before: { billingInstrumentName },
    });
    return undefined;
  });
});
