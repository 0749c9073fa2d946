import {
  listFilesSealedOtherwise,
  listKeysSealedOtherwise,
  resealAuthorityKey,
  resealCertificateFile,
} from '@quickportal/db/certificates/reseal-certificates';
import { authorityContext, type CertificateServices } from './authorities.ts';
import { fileContext } from './make-certificate.ts';

const BATCH = 100;
const JOBS = { kind: 'jobs' } as const;

/**
 * Reseals the keys of roots and the files of certificates that were sealed with an earlier master key. Returns how many.
 * It can be interrupted and repeated at any time. Throws SealError for an unknown key.
 */
export async function resealCertificates(services: CertificateServices): Promise<number> {
  const { db } = services;
  const { sealer } = services.auth;
  const search = { keyId: sealer.keyId, limit: BATCH };
  let resealed = 0;
  for (const { authorityId, sealed } of await listKeysSealedOtherwise(db.reader(JOBS), search)) {
    const context = authorityContext(authorityId);
    const key = sealer.open('certificate-authority', context, sealed);
    const to = sealer.seal('certificate-authority', context, key);
    await db.transaction(JOBS, (trx) => resealAuthorityKey(trx, authorityId, to));
    resealed += 1;
  }
  for (;;) {
    const files = await listFilesSealedOtherwise(db.reader(JOBS), search);
    for (const file of files) {
      const content = sealer.open('certificate', fileContext(file), file.sealed);
      const to = sealer.seal('certificate', fileContext(file), content);
      await db.transaction(JOBS, (trx) => resealCertificateFile(trx, file, to));
    }
    resealed += files.length;
    if (files.length < BATCH) return resealed;
  }
}
