import type { z } from 'zod';

const EMPTY = new Set<unknown>([undefined, null, '']);

/** Zod's findings in the words of the portal; the browser's own checks use the same ones. */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (EMPTY.has(issue.input)) return 'Required.';
      if (issue.expected === 'int') return 'Enter a whole number.';
      return `Must be ${article(String(issue.expected))}.`;
    case 'too_small':
      if (issue.origin === 'string')
        return EMPTY.has(issue.input) ? 'Required.' : `Enter at least ${issue.minimum} characters.`;
      if (issue.origin === 'array') return `Give at least ${issue.minimum}.`;
      return `Must be ${issue.minimum} or more.`;
    case 'too_big':
      if (issue.origin === 'string') return `Enter at most ${issue.maximum} characters.`;
      if (issue.origin === 'array') return `Give at most ${issue.maximum}.`;
      return `Must be ${issue.maximum} or less.`;
    case 'invalid_value':
      return EMPTY.has(issue.input) ? 'Required.' : 'Choose one of the values offered.';
    case 'invalid_format':
      if (issue.format === 'date') return 'Enter a date such as 24 Nov 2026.';
      if (issue.format === 'email') return 'Enter an email such as name@example.com';
      return 'Is not in the expected form.';
    case 'unrecognized_keys':
      return `Unknown: ${issue.keys.join(', ')}.`;
    default:
      return 'Is not valid.';
  }
};

function article(type: string): string {
  const names: Record<string, string> = {
    boolean: 'true or false',
    object: 'an object',
    array: 'a list',
    string: 'text',
    number: 'a number',
  };
  return names[type] ?? type;
}
