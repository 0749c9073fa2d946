import { EXPIRING_SOON_DAYS, type Certificate } from '@quickportal/contracts/certificates/certificate';
import type { KeptCertificate } from '@quickportal/db/certificates/read-certificates';

const DAY_MS = 86_400_000;

/** A certificate as calls return it at this time, without its password; `waits`: until when that of each waits. */
export function toCertificate(kept: KeptCertificate, now: Date, waits?: ReadonlyMap<number, string>): Certificate {
  const { fingerprintBytes, disabledAt, fileSealed: _fileSealed, ...shown } = kept;
  const end = Date.parse(kept.expiryDate);
  const enabled = disabledAt === null;
  const expired = end <= now.getTime();
  return {
    ...shown,
    fingerprint: (fingerprintBytes.toString('hex').toUpperCase().match(/../g) ?? []).join(':'),
    password: null,
    passwordWaitsUntil: waits?.get(kept.id) ?? null,
    enabled,
    expired,
    expiringSoon: enabled && !expired && end <= now.getTime() + EXPIRING_SOON_DAYS * DAY_MS,
  };
}
