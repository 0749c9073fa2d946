import * as contracts from '@quickportal/contracts/administrators/contracts';
import { confirmPassword } from '../../engines/auth/passwords/confirm-password.ts';
import { implement } from '../../procedures/implement.ts';
import { enableAdministratorKind } from './change-administrator-kinds.ts';
import { requestChange } from './request-change.ts';

export const enableAdministrator = implement(contracts.enableAdministrator).mutation(async ({ ctx, input }) => {
  const { services, actor, origin } = ctx;
  const { systemUserId } = input.params;
  const { issueKey, password } = input.body;
  await confirmPassword(services, { actor, origin, password, field: 'password', action: 'administrators.enable' });
  const { password: _secret, ...body } = input.body;
  const request = { change: { systemUserId, issueKey }, systemUserId, reason: issueKey };
  return requestChange(ctx, { ...input, body }, enableAdministratorKind, request);
});
