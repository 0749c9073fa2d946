import * as contracts from '@quickportal/contracts/billing-instruments/contracts';
import {
  insertCommunityInstruments,
  instrumentConstraint,
} from '@quickportal/db/billing-instruments/change-billing-instruments';
import {
  listBillingInstruments,
  listCommunityInstruments,
} from '@quickportal/db/billing-instruments/read-billing-instruments';
import { changeBilling } from '../billing-facilities/offers.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { uniqueField } from '../../kernel/unique-field.ts';
import { implement } from '../../procedures/implement.ts';

const FIELD = 'billingInstrumentIds';
const IN_USE = 'The community is billed by this instrument already.';

export const addBillingInstruments = implement(contracts.addBillingInstruments).mutation(({ ctx, input }) => {
  const { billingInstrumentIds: ids } = input.body;
  if (new Set(ids).size < ids.length) throw fieldProblem(FIELD, 'Name each billing instrument once.');
  return changeBilling(ctx, input, async ({ trx, now, audit, communityId }) => {
    const known = await listBillingInstruments(trx);
    const added = known.filter(({ billingInstrumentId }) => ids.includes(billingInstrumentId));
    if (added.length < ids.length) throw fieldProblem(FIELD, 'Choose billing instruments that exist.');
    const current = await listCommunityInstruments(trx, { communityId });
    const taken = current.find(({ billingInstrumentId }) => ids.includes(billingInstrumentId));
    if (taken) throw fieldProblem(FIELD, IN_USE);
    await insertCommunityInstruments(trx, { communityId, billingInstrumentIds: ids, at: now }).catch(
      uniqueField(instrumentConstraint, FIELD, IN_USE),
    );
    const names = added.map(({ billingInstrumentName }) => billingInstrumentName);
    await audit({
      objectType: 'billing-instrument',
      objectId: communityId,
      description: `Billing instruments added: ${names.join(', ')}`,
      after: { billingInstruments: names },
    });
    return listCommunityInstruments(trx, { communityId });
  });
});
