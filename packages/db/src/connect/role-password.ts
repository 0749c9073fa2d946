import { createHash, createHmac, hkdfSync, pbkdf2Sync } from 'node:crypto';
import type { Role } from './scope.ts';

/** The password of a login role, derived from MASTER_KEY: nothing to store, nothing to hand around. */
export function rolePassword(masterKey: string | Uint8Array, role: Role): string {
  return Buffer.from(hkdfSync('sha256', masterKey, 'quickportal', `database role ${role}`, 32)).toString('base64url');
}

/**
 * The SCRAM-SHA-256 verifier of that password (RFC 5803), which is what PostgreSQL stores. Setting the verifier keeps
 * the password itself out of the server's statement log. The salt is derived too, so that the same key gives the same.
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
