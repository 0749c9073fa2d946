import { lengthOf } from './texts/text-kinds.ts';

export const PASSWORD_MINIMUM = 12;
export const PASSWORD_MAXIMUM = 128;

/**
 * What is wrong with a new password, or null: 12 to 128 characters, at least one letter and one digit (PCI DSS 8.3.6).
 * No other composition rule; known and personal passwords are refused by the server.
 */
export function passwordFault(password: string): string | null {
  const length = lengthOf(password);
  if (length < PASSWORD_MINIMUM) return `Enter at least ${PASSWORD_MINIMUM} characters.`;
  if (length > PASSWORD_MAXIMUM) return `Enter at most ${PASSWORD_MAXIMUM} characters.`;
  if (!/\p{L}/u.test(password)) return 'Add at least one letter.';
  if (!/\p{Nd}/u.test(password)) return 'Add at least one digit.';
  return null;
}
