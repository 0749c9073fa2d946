import * as contracts from '@quickportal/contracts/administrators/contracts';
import { implement } from '../../procedures/implement.ts';
import { enableAdministratorKind } from './administrator-status-kinds.ts';
import { requestStatus } from './request-status.ts';

export const enableAdministrator = implement(contracts.enableAdministrator).mutation(({ ctx, input }) =>
  requestStatus(ctx, input, enableAdministratorKind),
);
