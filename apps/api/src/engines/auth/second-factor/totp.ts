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

/** Generates a secret of 160 bits in base32, for authenticator apps. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the URL for authenticator apps (otpauth://totp/...), shown as a QR code. */
export const totpAddress = (secret: string, loginName: string): string => totp(secret, loginName).toString();

/** Returns the code at a time (RFC 6238: SHA-1, 30 s, 6 digits); for tests and the demo. */
export const totpCode = (secret: string, at: Date): string => totp(secret).generate({ timestamp: at.getTime() });

/**
 * Returns the time step of a code, the current one or a neighbour; null for a wrong code. The caller must accept each
 * step only once, and none before the last accepted one.
 */
export function totpStep(secret: string, code: string, at: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totp(secret).validate({ token: code, window: 1, timestamp: at.getTime() });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / STEP_SECONDS) + delta;
}
