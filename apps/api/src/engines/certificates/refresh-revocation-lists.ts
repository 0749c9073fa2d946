import { listAuthorities, type CertificateAuthority } from '@quickportal/db/certificates/certificate-authority';
import { getRevocations, updateRevocationList } from '@quickportal/db/certificates/change-revocation-list';
import type { OutboxHandler } from '../outbox/outbox.ts';
import { openSigner, REVOCATION_LIST_DAYS, type CertificateServices } from './authorities.ts';

const JOBS = { kind: 'jobs' } as const;
const DAY_MS = 86_400_000;

/** Topic of the side effect that follows the disabling of a certificate. */
export const REFRESH_REVOCATION_LISTS = 'certificates.refresh-revocation-lists';

/** Issues a new revocation list of every root that has not ended. One that fails holds up no other. Returns how many. */
export async function refreshRevocationLists(services: CertificateServices): Promise<number> {
  const now = services.clock.now();
  const authorities = await listAuthorities(services.db.reader(JOBS));
  const current = authorities.filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime());
  const failures: unknown[] = [];
  for (const authority of current)
    await refresh(services, authority, now).catch((error: unknown) => {
      failures.push(error);
    });
  if (failures.length > 0) throw failures[0];
  return current.length;
}

/** A list that another process has issued meanwhile is followed by one more, so that nothing is left out. */
async function refresh(services: CertificateServices, authority: CertificateAuthority, now: Date): Promise<void> {
  const { signRevocationList } = await import('./sign-revocation-list.ts');
  const signer = await openSigner(services, authority);
  const { authorityId } = authority;
  for (;;) {
    const { former, revoked } = await getRevocations(services.db.reader(JOBS), authorityId);
    const nextUpdate = new Date(now.getTime() + REVOCATION_LIST_DAYS * DAY_MS);
    const number = former + 1;
    const crl = await signRevocationList(signer, { number, issuedAt: now, nextUpdate, revoked });
    const isKept = await services.db.transaction(JOBS, (trx) =>
      updateRevocationList(trx, { authorityId, former, crl, issuedAt: now, nextUpdate }),
    );
    if (isKept) return;
  }
}

export const revocationListHandler: OutboxHandler<CertificateServices> = {
  topic: REFRESH_REVOCATION_LISTS,
  handle: async (_payload, { services }) => {
    await refreshRevocationLists(services);
  },
};
