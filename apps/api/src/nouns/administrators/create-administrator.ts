import * as contracts from '@quickportal/contracts/administrators/contracts';
import { requireMail } from '../../engines/mail/mail-delivery.ts';
import { implement } from '../../procedures/implement.ts';
import { createAdministratorKind } from './create-administrator-kind.ts';
import { requestChange } from './request-change.ts';

export const createAdministrator = implement(contracts.createAdministrator).mutation(({ ctx, input }) => {
  requireMail(ctx.services);
  const { reason, ...request } = input.body;
  return requestChange(ctx, input, createAdministratorKind, { change: request, systemUserId: null, reason });
});
