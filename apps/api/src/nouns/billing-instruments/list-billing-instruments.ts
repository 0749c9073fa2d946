import * as contracts from '@quickportal/contracts/billing-instruments/contracts';
import { listBillingInstruments as list } from '@quickportal/db/billing-instruments/read-billing-instruments';
import { implement } from '../../procedures/implement.ts';

export const listBillingInstruments = implement(contracts.listBillingInstruments).query(({ ctx }) =>
  // The same for all, whether staff have chosen a community or not
  list(ctx.services.db.reader({ kind: 'staff' })),
);
