import { confirmPassword } from '../../engines/auth/passwords/confirm-password.ts';
import type { CallContext } from '../../procedures/context.ts';
import { NoChangesProblem } from '../../procedures/propose.ts';
import { alreadySo, type StatusKind } from './administrator-status-kinds.ts';
import { requestChange } from './request-change.ts';

interface StatusInput {
  readonly params: { readonly systemUserId: number };
  readonly body: { readonly issueKey: string; readonly password: string };
}

/** Requests that an administrator is enabled or disabled, with the password of who asks. */
export async function requestStatus(ctx: CallContext, input: StatusInput, kind: StatusKind) {
  const { services, actor, origin } = ctx;
  const { systemUserId } = input.params;
  const { password, ...body } = input.body;
  await confirmPassword(services, { actor, origin, password, field: 'password', action: kind.kind });
  const { issueKey } = body;
  const request = { change: { systemUserId, issueKey }, systemUserId, reason: issueKey };
  return requestChange(ctx, { ...input, body }, kind, request).catch((error: unknown) => {
    // The state that it has already is 409 (decisions 2 and 3)
    if (error instanceof NoChangesProblem) throw alreadySo(kind);
    throw error;
  });
}
