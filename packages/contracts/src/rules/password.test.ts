import { describe, expect, it } from 'vitest';
import { passwordFault } from './password.ts';

describe('passwordFault', () => {
  it.each(['Demo-portal-2026', 'correct horse 1', 'лошадь-лошадь-1', `${'a'.repeat(127)}1`])('accepts %s', (text) =>
    expect(passwordFault(text)).toBeNull(),
  );

  it.each([
    ['elevenchar1', 'Enter at least 12 characters.'],
    [`${'a'.repeat(128)}1`, 'Enter at most 128 characters.'],
    ['123456789012', 'Add at least one letter.'],
    ['no digits at all', 'Add at least one digit.'],
    [' '.repeat(12), 'Add at least one letter.'],
  ])('refuses %s', (text, message) => expect(passwordFault(text)).toBe(message));
});
