import * as contracts from '@quickportal/contracts/administrators/contracts';
import { implement } from '../../procedures/implement.ts';
import { shownAdministrator } from './shown-administrator.ts';

export const getAdministrator = implement(contracts.getAdministrator).query(({ ctx, input }) =>
  shownAdministrator(ctx.services.db.reader({ kind: 'auth' }), input.params.systemUserId),
);
