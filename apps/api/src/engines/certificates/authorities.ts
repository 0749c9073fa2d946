import {
  findAuthority,
  insertAuthority,
  lockAuthorities,
  nextAuthorityId,
  type AuthorityKeyType,
  type CertificateAuthority,
} from '@quickportal/db/certificates/certificate-authority';
import { recordAudits } from '../audit/audit.ts';
import type { MailServices } from '../mail/mail-services.ts';
import { nameText } from './distinguished-name.ts';
import { importPrivateKey } from './key-type.ts';
import type { Signer } from './sign-certificates.ts';
import { yearsLater } from './years-later.ts';

/** Certificates are part of what mail services can do: they seal keys. */
export type CertificateServices = MailServices;

/** Years that a root is valid. */
const ROOT_YEARS = 10;
/** How long before its end a root issues no more: the longest validity of a client certificate and half a year. */
const LAST_YEARS = 2;
const LAST_DAYS = 183;
const DAY_MS = 86_400_000;
const AUTH = { kind: 'auth' } as const;

/** Days from one revocation list to the next that must be there. */
export const REVOCATION_LIST_DAYS = 7;

/** Context of a root's sealed key. */
export const authorityContext = (authorityId: number): string => `certificate-authority ${authorityId}`;

/**
 * The root that issues certificates with keys of this type. It is made at first use, and again in time before its end:
 * new key, new name, the former one stays for its certificates.
 */
export async function currentAuthority(
  services: CertificateServices,
  keyType: AuthorityKeyType,
): Promise<CertificateAuthority> {
  const now = services.clock.now();
  const until = new Date(yearsLater(now, LAST_YEARS).getTime() + LAST_DAYS * DAY_MS);
  const found = await findAuthority(services.db.reader(AUTH), keyType, until);
  if (found) return found;
  const authorityId = await services.db.transaction(AUTH, (trx) => nextAuthorityId(trx));
  const made = await makeAuthority(services, { authorityId, keyType, now });
  const nextUpdate = new Date(now.getTime() + REVOCATION_LIST_DAYS * DAY_MS);
  const { signRevocationList } = await import('./sign-revocation-list.ts');
  const signer = await openSigner(services, made);
  const crl = await signRevocationList(signer, { number: 1, issuedAt: now, nextUpdate, revoked: [] });
  return services.db.transaction(AUTH, async (trx) => {
    // Another process may have been first
    await lockAuthorities(trx);
    const first = await findAuthority(trx, keyType, until);
    if (first) return first;
    await insertAuthority(trx, made, { crl, nextUpdate, at: now });
    await recordAudits(trx, [
      {
        action: 'certificate-authority.create',
        actor: { kind: 'job', job: 'certificates' },
        origin: { requestId: '', ip: '', userAgent: '' },
        communityId: null,
        objectType: 'certificate-authority',
        objectId: String(authorityId),
        description: `Certificate authority ${made.subject} made`,
        after: { subject: made.subject, keyType, expiresAt: made.expiresAt },
        outcome: 'SUCCESS',
        at: now,
      },
    ]);
    return made;
  });
}

async function makeAuthority(
  services: CertificateServices,
  { authorityId, keyType, now }: { authorityId: number; keyType: AuthorityKeyType; now: Date },
): Promise<CertificateAuthority> {
  const { createRoot } = await import('./sign-certificates.ts');
  const name = { organisation: 'QuickPortal', commonName: `QuickPortal Client CA ${authorityId}` };
  const until = yearsLater(now, ROOT_YEARS);
  const { certificate, privateKey } = await createRoot(keyType, name, { from: now, until });
  return {
    authorityId,
    keyType,
    subject: nameText(name),
    certificate,
    privateKeySealed: services.auth.sealer.seal(
      'certificate-authority',
      authorityContext(authorityId),
      privateKey.toString('base64'),
    ),
    expiresAt: until.toISOString(),
  };
}

/** Opens the key of a root, to sign with it. Throws SealError where the master key is not known. */
export async function openSigner(
  { auth: { sealer } }: CertificateServices,
  { authorityId, keyType, certificate, privateKeySealed }: CertificateAuthority,
): Promise<Signer> {
  const opened = sealer.open('certificate-authority', authorityContext(authorityId), privateKeySealed);
  return { keyType, certificate, privateKey: await importPrivateKey(keyType, Buffer.from(opened, 'base64')) };
}
