import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
const ISSUER = 'QuickPortal';

function totp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** A new secret of 160 bits, base32, as authenticator apps take it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that authenticator apps read from a QR code (otpauth://totp/...). */
export const totpAddress = (secret: string, loginName: string): string => totp(secret, loginName).toString();

/** The code at a moment (RFC 6238: SHA-1, 30 s, 6 digits); for tests and the demo. */
export const totpCode = (secret: string, at: Date): string => totp(secret).generate({ timestamp: at.getTime() });

/**
 * The time step a code belongs to, the current one or a neighbour; null for a wrong code. The caller must
 * accept each step only once, and never one before the last accepted.
 */
export function totpStep(secret: string, code: string, at: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totp(secret).validate({ token: code, window: 1, timestamp: at.getTime() });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / STEP_SECONDS) + delta;
}
