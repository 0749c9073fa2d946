import { createHash, createHmac, hkdfSync, pbkdf2Sync } from 'node:crypto';
import type { Role } from './scope.ts';

/** Derives the password of a login role from MASTER_KEY, so that none needs to be stored or distributed. */
export function rolePassword(masterKey: string | Uint8Array, role: Role): string {
  return Buffer.from(hkdfSync('sha256', masterKey, 'quickportal', `database role ${role}`, 32)).toString('base64url');
}

/**
 * Computes the SCRAM-SHA-256 verifier of that password (RFC 5803), which PostgreSQL stores: setting it keeps the
 * password out of the server's statement log. The salt is derived, so the same key gives the same verifier.
 */
export function scramVerifier(masterKey: string | Uint8Array, role: Role): string {
  const iterations = 4096;
  const salt = Buffer.from(hkdfSync('sha256', masterKey, 'quickportal', `database role salt ${role}`, 16));
  const salted = pbkdf2Sync(rolePassword(masterKey, role), salt, iterations, 32, 'sha256');
  const clientKey = createHmac('sha256', salted).update('Client Key').digest();
  const storedKey = createHash('sha256').update(clientKey).digest('base64');
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
