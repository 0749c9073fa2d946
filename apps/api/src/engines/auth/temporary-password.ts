import { randomInt } from 'node:crypto';

/** Nothing that is read for something else. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A password for one sign-in, unique (PCI DSS 8.3.5): sixteen letters and digits in groups, 79 bits. */
export function temporaryPassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  for (;;) {
    const password = Array.from({ length: GROUPS }, group).join('-');
    if (/[a-z]/.test(password) && /[2-9]/.test(password)) return password;
  }
}
