import { MOST_CERTIFICATES } from '@quickportal/contracts/certificates/change';
import { technologies, technologyTitles } from '@quickportal/contracts/certificates/technology';
import { getCertificateConfig } from '@quickportal/db/certificates/change-certificate-config';
import { countWorkingCertificates, getCertificate } from '@quickportal/db/certificates/read-certificates';
import {
  insertCertificate,
  lockCertificates,
  nextCertificateId,
} from '@quickportal/db/certificates/write-certificates';
import { getCommunity } from '@quickportal/db/communities/get-community';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { z } from 'zod';
import { makeCertificate, type MadeCertificate } from '../../engines/certificates/make-certificate.ts';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { requester } from '../../engines/proposals/requester.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { keepSecretFor } from '../../engines/proposals/waiting-secrets.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { toCertificate } from './to-certificate.ts';

const Generation = z.strictObject({ ...ofCommunity, technology: z.enum(technologies), requester });
type Generation = z.output<typeof Generation>;

/** Generates a certificate; the password of its file waits for the user who requested it. */
export const generateCertificateKind = settingKind<Generation, { technology: string | null }, MadeCertificate | null>({
  kind: 'certificates.generate',
  objectType: 'certificate',
  noun: 'certificate',
  changeType: 'Generate certificate',
  right: 'MANAGE_CERTIFICATES',
  schema: Generation,
  object: () => ({ key: 'new', id: null }),
  async load(db, { communityId }, lock) {
    if (lock && db instanceof WriteTransaction) await lockCertificates(db, communityId);
    const { technology } = await getCertificateConfig(db, communityId);
    return { version: null, state: { technology } };
  },
  async check(db, { communityId, technology }, { state }, { now }) {
    if (technology !== state.technology) throw conflict('The technology was changed meanwhile. Generate again.');
    if ((await countWorkingCertificates(db, communityId, now)) >= MOST_CERTIFICATES)
      throw conflict(`A facility can have ${MOST_CERTIFICATES} certificates that work. Disable one first.`);
  },
  title: () => 'Generate a certificate',
  differences: (_db, { technology }) =>
    Promise.resolve([difference('Certificate for', null, technologyTitles[technology])]),
  async prepare(services, { communityId, technology }) {
    const scope = { kind: 'community', communityId } as const;
    const { communityCode } = orNotFound(await getCommunity(services.db.reader(scope), communityId));
    const certificateId = await services.db.transaction(scope, (trx) => nextCertificateId(trx));
    const from = services.clock.now();
    return makeCertificate(services, { certificateId, communityId, communityCode, technology, from });
  },
  async apply({ trx, now, services, prepared }, { communityId, requester: { userId, fullName } }) {
    if (!prepared) throw conflict('The certificate of this request is not there any more. Generate again.');
    const { password, ...certificate } = prepared;
    const { certificateId } = certificate;
    await insertCertificate(trx, { ...certificate, createdBy: fullName, at: now });
    const place = { communityId, objectType: 'certificate', objectId: certificateId, userId } as const;
    await keepSecretFor(services, trx, place, { secret: password, now });
    const shown = toCertificate(orNotFound(await getCertificate(trx, certificateId)), now);
    const { subject, issuer, fingerprint, expiryDate } = shown;
    return {
      objectId: certificateId,
      audited: { objectId: String(certificateId) },
      action: 'certificates.generate',
      description: `Certificate ${subject} generated`,
      after: { subject, issuer, fingerprint, expiryDate },
    };
  },
});
