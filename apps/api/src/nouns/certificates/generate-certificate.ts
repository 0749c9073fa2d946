import { MOST_CERTIFICATES } from '@quickportal/contracts/certificates/change';
import * as contracts from '@quickportal/contracts/certificates/contracts';
import { getCertificateConfig } from '@quickportal/db/certificates/change-certificate-config';
import { countWorkingCertificates, getCertificate } from '@quickportal/db/certificates/read-certificates';
import {
  insertCertificate,
  lockCertificates,
  nextCertificateId,
} from '@quickportal/db/certificates/write-certificates';
import { getCommunity } from '@quickportal/db/communities/get-community';
import type { Reader } from '@quickportal/db/connect/reader';
import { realPerson } from '../../engines/access/actor.ts';
import { makeCertificate, type MadeCertificate } from '../../engines/certificates/make-certificate.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { change, isRepeat } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf, communityScope } from '../../procedures/scope.ts';
import { requireCertificateReader } from './certificate-guards.ts';
import { toCertificate } from './to-certificate.ts';

export const generateCertificate = implement(contracts.generateCertificate).mutation(async ({ ctx, input }) => {
  requireCertificateReader(ctx);
  const { communityId } = communityOf(ctx);
  // Signing takes longer than a transaction should
  const made = (await isRepeat(ctx)) ? null : await make(ctx);
  return change(ctx, input, async ({ trx, now, audit }) => {
    if (!made) throw conflict('The certificate of this request is not there any more.');
    const { password, ...certificate } = made;
    await lockCertificates(trx, communityId);
    await requireRoom(trx, communityId, now);
    const createdBy = realPerson(ctx.actor)?.fullName ?? '';
    await insertCertificate(trx, { ...certificate, createdBy, at: now });
    const shown = toCertificate(orNotFound(await getCertificate(trx, certificate.certificateId)), now);
    const { subject, issuer, fingerprint, expiryDate } = shown;
    await audit({
      objectType: 'certificate',
      objectId: certificate.certificateId,
      description: `Certificate ${subject} generated`,
      after: { subject, issuer, fingerprint, expiryDate },
    });
    return { ...shown, password };
  });
});

/** Makes a certificate for the technology that is set. Throws state-conflict (409) where it is not, or too many work. */
async function make(ctx: CallContext): Promise<MadeCertificate> {
  const { services, db } = ctx;
  const { communityId } = communityOf(ctx);
  const { technology } = await getCertificateConfig(db, communityId);
  if (technology === null) throw conflict('Set a technology and a notification email first.');
  const from = services.clock.now();
  await requireRoom(db, communityId, from);
  const { communityCode } = orNotFound(await getCommunity(db, communityId));
  const certificateId = await services.db.transaction(communityScope(ctx), (trx) => nextCertificateId(trx));
  return makeCertificate(services, { certificateId, communityId, communityCode, technology, from });
}

async function requireRoom(db: Reader, communityId: number, now: Date): Promise<void> {
  if ((await countWorkingCertificates(db, communityId, now)) >= MOST_CERTIFICATES)
    throw conflict(`A facility can have ${MOST_CERTIFICATES} certificates that work. Disable one first.`);
}
