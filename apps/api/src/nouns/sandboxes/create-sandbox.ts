import * as contracts from '@quickportal/contracts/sandboxes/contracts';
import { MOST_SANDBOXES, SANDBOXES_A_DAY } from '@quickportal/contracts/sandboxes/sandbox-limits';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { countSandboxes } from '@quickportal/db/sandboxes/count-sandboxes';
import { insertSandbox, updateEndedSandbox } from '@quickportal/db/sandboxes/write-sandboxes';
import { addressSubject } from '../../engines/access/address-subject.ts';
import { newSecretToken, tokenHash } from '../../engines/auth/secret-token.ts';
import { sandboxCookie } from '../../engines/auth/session-cookie.ts';
import { requireMail } from '../../engines/mail/mail-delivery.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { fieldProblem, Problem } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { mailVerificationCode, newVerificationCode } from './verification-code.ts';
import { findVisitorSandbox, requireSandboxes } from './visitor-sandbox.ts';

const DAY_SECONDS = 86_400;

export const createSandbox = implement(contracts.createSandbox).mutation(async ({ ctx, input }) => {
  const { services, origin, notes } = ctx;
  requireSandboxes(ctx);
  const { acceptTerms, ...person } = input.body;
  if (!acceptTerms) throw fieldProblem('acceptTerms', 'Accept this to request a sandbox.');
  requireMail(services);
  const before = await findVisitorSandbox(ctx);
  const token = newSecretToken();
  await change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      const network = addressSubject(origin.ip);
      await requireRoom(trx, { network, emailAddress: person.emailAddress, now });
      // What this browser asked for before and never used
      if (before && before.status !== 'ACTIVE') await updateEndedSandbox(trx, before.sandboxId, now);
      const { code, ...kept } = newVerificationCode(services, now);
      const values = { ...person, ...kept, network, tokenHash: Buffer.from(tokenHash(token), 'hex') };
      const sandboxId = await insertSandbox(trx, values, now);
      await mailVerificationCode(services, trx, { to: person, code, now });
      await audit({ objectType: 'sandbox', objectId: sandboxId, description: 'Sandbox requested' });
    },
    { scope: { kind: 'auth' } },
  );
  nudgeOutbox();
  notes.setCookies.push(sandboxCookie(services.configuration, token, DAY_SECONDS));
});

/** Throws too-many-requests where a limit is reached. */
async function requireRoom(
  trx: WriteTransaction,
  { network, emailAddress, now }: { network: string; emailAddress: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - DAY_SECONDS * 1000);
  const counts = await countSandboxes(trx, { network, emailAddress, since });
  const isFull = counts.existing >= MOST_SANDBOXES;
  const oldest =
    counts.forEmail >= SANDBOXES_A_DAY.email
      ? counts.oldestForEmail
      : counts.fromNetwork >= SANDBOXES_A_DAY.network
        ? counts.oldestFromNetwork
        : null;
  if (oldest === null && !isFull) return;
  const retryAfter =
    oldest === null ? 3600 : Math.max(1, Math.ceil((new Date(oldest).getTime() - since.getTime()) / 1000));
  throw new Problem('too-many-requests', {
    detail: isFull
      ? 'There are as many sandboxes as this portal allows. Try again later.'
      : 'Too many sandboxes were requested within a day. Try again tomorrow.',
    retryAfter,
  });
}
