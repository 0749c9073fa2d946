import * as contracts from '@quickportal/contracts/sandboxes/contracts';
import { linkExpiredText, MOST_WRONG_CODES } from '@quickportal/contracts/sandboxes/sandbox-limits';
import { lockSandbox, type Sandbox } from '@quickportal/db/sandboxes/get-sandbox';
import { updateVerifiedSandbox, updateWrongCodes } from '@quickportal/db/sandboxes/write-sandboxes';
import { conflict, fieldProblem, notFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { isVerificationCode } from './verification-code.ts';
import { visitorSandbox } from './visitor-sandbox.ts';

const VOID = "Too many wrong codes were entered. Click 'Start again' to get a new one.";
const WRONG = 'This code is not correct. Check the mail that was sent last.';

export const confirmSandbox = implement(contracts.confirmSandbox).mutation(async ({ ctx, input }) => {
  const { services } = ctx;
  const { emailAddress, verificationCode } = input.body;
  const { sandboxId } = await visitorSandbox(ctx);
  const fault = await change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      const sandbox = await lockSandbox(trx, sandboxId);
      if (!sandbox || sandbox.emailAddress.toLowerCase() !== emailAddress.toLowerCase()) throw notFound();
      if (sandbox.status !== 'CREATED') throw conflict('The code was used already.');
      refuse(sandbox, now);
      const isRight = isVerificationCode(services, verificationCode, sandbox.codeHash);
      if (isRight) await updateVerifiedSandbox(trx, sandboxId);
      else await updateWrongCodes(trx, sandboxId);
      await audit({
        objectType: 'sandbox',
        objectId: sandboxId,
        description: isRight ? 'Email address of the sandbox verified' : 'A wrong code was entered for the sandbox',
      });
      return isRight ? null : sandbox.wrongCodes + 1 >= MOST_WRONG_CODES ? VOID : WRONG;
    },
    { scope: { kind: 'auth' } },
  );
  // After the commit, because a wrong code counts
  if (fault !== null) throw fieldProblem('verificationCode', fault);
});

function refuse({ codeExpiresAt, wrongCodes }: Sandbox, now: Date): void {
  if (wrongCodes >= MOST_WRONG_CODES) throw fieldProblem('verificationCode', VOID);
  if (new Date(codeExpiresAt) <= now) throw fieldProblem('verificationCode', linkExpiredText);
}
