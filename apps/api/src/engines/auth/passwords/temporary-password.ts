import { randomInt } from 'node:crypto';

/** Without ambiguous characters. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Generates a unique password for one sign-in (PCI DSS 8.3.5): sixteen letters and digits in groups, 79 bits. */
export function temporaryPassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  for (;;) {
    const password = Array.from({ length: GROUPS }, group).join('-');
    if (/[a-z]/.test(password) && /[2-9]/.test(password)) return password;
  }
}
