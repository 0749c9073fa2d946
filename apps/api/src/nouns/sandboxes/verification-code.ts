import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { SANDBOX_CODE_MINUTES } from '@quickportal/contracts/sandboxes/sandbox-limits';
import { sandboxCodeMessage } from '@quickportal/contracts/notifications/sandbox-messages';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { enqueueMail } from '../../engines/mail/outgoing.ts';
import type { Services } from '../../procedures/services.ts';

/** A code and what is kept of it. */
export interface VerificationCode {
  readonly code: string;
  readonly codeHash: Buffer;
  readonly codeExpiresAt: Date;
}

/** Eight digits are quickly tried out against a plain hash, so the hash has a key. */
const hashOf = ({ auth }: Services, code: string): Buffer =>
  createHmac('sha256', auth.sealer.macKey('sandbox-code')).update(code).digest();

/** Makes a code of eight digits. */
export function newVerificationCode(services: Services, now: Date): VerificationCode {
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  const codeExpiresAt = new Date(now.getTime() + SANDBOX_CODE_MINUTES * 60_000);
  return { code, codeHash: hashOf(services, code), codeExpiresAt };
}

/** Whether a typed code is the one that was mailed; blanks and hyphens do not matter. */
export const isVerificationCode = (services: Services, typed: string, codeHash: Buffer): boolean =>
  timingSafeEqual(hashOf(services, typed.replaceAll(/[\s-]/g, '')), codeHash);

/** Queues the mail with a code, in the transaction that keeps the code. */
export function mailVerificationCode(
  services: Services,
  trx: WriteTransaction,
  { to, code, now }: { to: { emailAddress: string; fullName: string }; code: string; now: Date },
): Promise<void> {
  const { basePath, publicUrl } = services.configuration;
  // Behind the # it is in no log
  const url = new URL(`${basePath}/SandboxVerifyView#${code}`, publicUrl).href;
  return enqueueMail(services, trx, sandboxCodeMessage(to, { code, url, minutes: SANDBOX_CODE_MINUTES }), null, now);
}
