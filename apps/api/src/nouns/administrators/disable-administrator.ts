import * as contracts from '@quickportal/contracts/administrators/contracts';
import { implement } from '../../procedures/implement.ts';
import { disableAdministratorKind } from './administrator-status-kinds.ts';
import { requestStatus } from './request-status.ts';

export const disableAdministrator = implement(contracts.disableAdministrator).mutation(({ ctx, input }) =>
  requestStatus(ctx, input, disableAdministratorKind),
);
