import { lockCredential, type Credential } from '@quickportal/db/auth/credential';
import { listApprovers, type ApprovalObstacle } from '@quickportal/db/proposals/list-approvers';
import { recordAudit } from '../../engines/audit/audit.ts';
import { realPerson } from '../../engines/access/actor.ts';
import { countFailure } from '../../engines/auth/count-failure.ts';
import { isLocked } from '../../engines/auth/lock-out.ts';
import { forgetFailures, provePassword } from '../../engines/auth/passwords/prove-password.ts';
import { checkCode } from '../../engines/auth/second-factor/second-factor.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { distanceStart } from '../../engines/proposals/approver.ts';
import { fieldProblem, Problem } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';

interface SecondAuthoriser {
  readonly dualAuthLoginName: string;
  readonly dualAuthPassword: string;
  readonly dualAuthCode?: string | undefined;
}

const ACTION = 'decommission.authorise';

const refusals: Readonly<Record<ApprovalObstacle, string>> = {
  REQUESTER: 'Another user must authorise it.',
  SAME_PERSON: 'This user shares an email address, phone or employee number with you.',
  SUBJECT: 'This user may not authorise it.',
  ADMINISTERED: 'You created, re-enabled, reset or changed this user lately.',
  ADMINISTRATOR: 'This user created, re-enabled, reset or changed your account lately.',
  LINKED: 'You and this user have accounts that the same user made or edited lately.',
};

/**
 * Verifies login name, password and second factor of another user of staff who may decommission communities and may
 * approve for the operator. Throws validation-failed on the field; failures count towards the lock of that user.
 */
export async function confirmSecondAuthoriser(ctx: CallContext, authoriser: SecondAuthoriser): Promise<void> {
  const { services, actor, origin } = ctx;
  const operator = realPerson(actor);
  if (!operator) throw new Problem('unauthenticated');
  const { dualAuthLoginName: loginName, dualAuthPassword: password } = authoriser;
  const attempt = { caller: { loginName, devices: [] }, password, action: ACTION, actor, origin };
  const proof = await provePassword(services, attempt, ({ trx, credential }) =>
    credential.hasSecondFactor ? Promise.resolve() : forgetFailures(trx, credential.userId),
  );
  const { credential } = proof;
  if (credential === null) throw fieldProblem('dualAuthPassword', 'This login name or password is not correct.');
  if (credential.hasSecondFactor) await confirmCode(ctx, credential, authoriser.dualAuthCode);
  const now = services.clock.now();
  const found = await listApprovers(services.db.reader({ kind: 'staff' }), {
    communityId: null,
    businessId: null,
    rights: ['DECOMMISSION_COMMUNITIES'],
    requesterId: operator.systemUserId,
    subjectUserId: null,
    since: distanceStart(services, now),
    now,
  });
  const own = found.find(({ userId }) => userId === credential.userId);
  if (!own) throw fieldProblem('dualAuthLoginName', 'This user may not decommission communities.');
  if (own.obstacle !== null) throw fieldProblem('dualAuthLoginName', refusals[own.obstacle]);
}

async function confirmCode(
  { services, actor, origin }: CallContext,
  credential: Credential,
  typed: string | undefined,
): Promise<void> {
  if (typed === undefined) throw fieldProblem('dualAuthCode', 'Enter a code of their second factor.');
  const { userId } = credential;
  const now = services.clock.now();
  const code = await checkCode(services, userId, typed, now);
  const isRight = await services.db.transaction({ kind: 'auth' }, async (trx) => {
    const locked = await lockCredential(trx, userId);
    if (code && locked && !isLocked(locked, now) && (await code.take(trx))) {
      await forgetFailures(trx, userId);
      return true;
    }
    await recordAudit(trx, {
      action: ACTION,
      actor,
      origin,
      communityId: null,
      objectType: 'system-user',
      objectId: String(userId),
      description: 'Wrong code of the second factor',
      outcome: 'FAILURE',
      at: now,
    });
    await countFailure(services, trx, { credential, actor, origin, now });
    return false;
  });
  nudgeOutbox();
  if (!isRight) throw fieldProblem('dualAuthCode', 'This code is not correct or was already used.');
}
