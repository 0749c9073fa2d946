import * as contracts from '@quickportal/contracts/sandboxes/contracts';
import {
  MOST_MAILS_AGAIN,
  MOST_WRONG_CODES,
  SECONDS_BETWEEN_MAILS,
} from '@quickportal/contracts/sandboxes/sandbox-limits';
import { lockSandbox, type Sandbox } from '@quickportal/db/sandboxes/get-sandbox';
import { updateSandboxCode } from '@quickportal/db/sandboxes/write-sandboxes';
import { requireMail } from '../../engines/mail/mail-delivery.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { conflict, notFound, Problem } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { mailVerificationCode, newVerificationCode } from './verification-code.ts';
import { visitorSandbox } from './visitor-sandbox.ts';

export const resendSandboxVerification = implement(contracts.resendSandboxVerification).mutation(async ({ ctx }) => {
  const { services } = ctx;
  requireMail(services);
  const found = await visitorSandbox(ctx);
  const { sandboxId } = found;
  if (found.status === 'CREATED' && hasExpired(found, services.clock.now())) return { linkExpired: true };
  await change(
    ctx,
    undefined,
    async ({ trx, now, audit }) => {
      const sandbox = await lockSandbox(trx, sandboxId);
      if (!sandbox) throw notFound();
      if (sandbox.status !== 'CREATED') throw conflict('The email address is verified already.');
      requirePause(sandbox, now);
      const { code, codeHash, codeExpiresAt } = newVerificationCode(services, now);
      await updateSandboxCode(trx, { sandboxId, codeHash, codeExpiresAt, now });
      await mailVerificationCode(services, trx, { to: sandbox, code, now });
      await audit({ objectType: 'sandbox', objectId: sandboxId, description: 'Code of the sandbox sent again' });
    },
    { scope: { kind: 'auth' } },
  );
  nudgeOutbox();
  return { linkExpired: false };
});

const hasExpired = ({ codeExpiresAt, wrongCodes }: Sandbox, now: Date): boolean =>
  wrongCodes >= MOST_WRONG_CODES || new Date(codeExpiresAt) <= now;

/** Throws too-many-requests soon after the mail before, and after the last that is allowed. */
function requirePause({ mailedAgainAt, mailsAgain, codeExpiresAt }: Sandbox, now: Date): void {
  if (mailsAgain >= MOST_MAILS_AGAIN)
    throw new Problem('too-many-requests', {
      detail: "The code was sent as often as possible. Click 'Start again' to restart the process.",
      retryAfter: Math.max(1, Math.ceil((new Date(codeExpiresAt).getTime() - now.getTime()) / 1000)),
    });
  if (mailedAgainAt === null) return;
  const wait = SECONDS_BETWEEN_MAILS - Math.floor((now.getTime() - new Date(mailedAgainAt).getTime()) / 1000);
  if (wait > 0)
    throw new Problem('too-many-requests', {
      detail: `The code was sent a moment ago. Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`,
      retryAfter: wait,
    });
}
