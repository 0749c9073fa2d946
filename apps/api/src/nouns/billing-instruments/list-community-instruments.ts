import * as contracts from '@quickportal/contracts/billing-instruments/contracts';
import { listCommunityInstruments as list } from '@quickportal/db/billing-instruments/read-billing-instruments';
import { implement } from '../../procedures/implement.ts';

export const listCommunityInstruments = implement(contracts.listCommunityInstruments).query(({ ctx, input }) =>
  list(ctx.db, input.params),
);
