import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import { getCertificate } from '@quickportal/db/certificates/read-certificates';
import { requesterOf } from '../../engines/proposals/requester.ts';
import { takeSecretOf } from '../../engines/proposals/waiting-secrets.ts';
import { orNotFound } from '../../kernel/problem.ts';
import type { ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { toCertificate } from './to-certificate.ts';

/** A certificate with the password of its file where that waits for the caller, who gets it this once. */
export async function withPassword(
  ctx: CallContext,
  { trx, now }: Pick<ChangeTools, 'trx' | 'now'>,
  certificateId: number,
): Promise<Certificate> {
  const { communityId } = communityOf(ctx);
  const { userId } = requesterOf(ctx);
  const certificate = toCertificate(orNotFound(await getCertificate(trx, certificateId)), now);
  const place = { communityId, objectType: 'certificate', objectId: certificateId, userId } as const;
  return { ...certificate, password: (await takeSecretOf(ctx.services, trx, place, now)) ?? null };
}
