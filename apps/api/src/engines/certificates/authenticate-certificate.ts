import { createHash, X509Certificate } from 'node:crypto';
import { findCertificate, type FoundCertificate } from '@quickportal/db/certificates/find-certificate';
import type { RequestOrigin } from '../../kernel/request-origin.ts';
import { Problem } from '../../kernel/problem.ts';
import type { CertificateActor } from '../access/actor.ts';
import type { ApiKeyServices } from '../api-keys/api-key-services.ts';
import {
  address,
  refuseStranger,
  secretRights,
  type IdentifiedProgram,
  type ProgramOutcome,
} from '../api-keys/authenticate-key.ts';
import { auditRefusal } from '../audit/refusals.ts';

/** What the audit trail names where a certificate is refused. */
const CALL = 'certificate';
const NOT_OURS = 'This certificate was not issued by the portal.';

interface Presented {
  /** DER, as it came. */
  certificate: Buffer;
  origin: RequestOrigin;
  now: Date;
}

/**
 * Authenticates a client certificate whose private key the caller was shown to have. One prepared query without a cache,
 * so that disabling counts from the next request on, also on a connection that was kept. Never throws for what is sent.
 */
export async function authenticateCertificate(
  services: ApiKeyServices,
  { certificate, origin, now }: Presented,
): Promise<ProgramOutcome<CertificateActor>> {
  const found = await find(services, certificate, origin.ip);
  if (!found || !isIssuedBy(found.issuer, certificate))
    return refuseStranger(services, { origin, now, call: CALL, reason: NOT_OURS });
  const actor = actorOf(found);
  const refusal = refusalOf(found, origin.ip, now);
  if (refusal) void auditRefusal(services, { actor, origin, call: CALL, description: refusal.message });
  return refusal ? { actor, refusal } : { actor, refusal: null };
}

/** The program of a certificate, and whether that certificate is refused; null for one that the portal did not issue. */
export async function identifyCertificate(
  services: ApiKeyServices,
  { certificate, ip, now }: { certificate: Buffer; ip: string; now: Date },
): Promise<IdentifiedProgram | null> {
  const found = await find(services, certificate, ip);
  if (!found || !isIssuedBy(found.issuer, certificate)) return null;
  return { actor: actorOf(found), isRefused: refusalOf(found, ip, now) !== null };
}

/** Whether it is a certificate of the portal, even a disabled one or from an address that is not allowed. */
export const isCertificateOfOurs = async (services: ApiKeyServices, certificate: Buffer, ip: string) =>
  (await find(services, certificate, ip)) !== undefined;

/** By fingerprint: what is found is known byte by byte, so that nothing a stranger sends is ever parsed. */
const find = (services: ApiKeyServices, certificate: Buffer, ip: string): Promise<FoundCertificate | undefined> =>
  findCertificate(services.db.reader({ kind: 'auth' }), {
    fingerprint: createHash('sha256').update(certificate).digest(),
    ip: address(ip),
  });

/** Whether the root signed it: a row of the table alone opens nothing. */
function isIssuedBy(issuer: Buffer, certificate: Buffer): boolean {
  try {
    const [root, leaf] = [new X509Certificate(issuer), new X509Certificate(certificate)];
    return leaf.checkIssued(root) && leaf.verify(root.publicKey);
  } catch {
    return false;
  }
}

function refusalOf(found: FoundCertificate, ip: string, now: Date): Problem | null {
  const { disabledAt, expiresAt, isAddressAllowed, communityName } = found;
  if (disabledAt !== null) return new Problem('unauthenticated', { detail: 'This certificate is disabled.' });
  if (Date.parse(expiresAt) <= now.getTime())
    return new Problem('unauthenticated', { detail: 'This certificate has expired.' });
  if (isAddressAllowed) return null;
  return new Problem('forbidden', {
    detail: `The address ${ip} is not on the IP whitelist of ${communityName}.`,
  });
}

const actorOf = (found: FoundCertificate): CertificateActor => ({
  kind: 'certificate',
  certificateId: found.certificateId,
  subject: found.subject,
  rights: secretRights,
  businessIds: null,
  community: {
    communityId: found.communityId,
    communityName: found.communityName,
    timeZone: found.timeZone,
    formerTimeZones: found.formerTimeZones,
    currency: found.currency,
    products: found.products,
  },
});
