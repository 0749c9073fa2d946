import type { z } from 'zod';

/** Unknown keys that a finding names; it counts the others. */
const MOST_NAMED = 20;
const LONGEST_NAME = 60;
const shortened = (key: string) => (key.length > LONGEST_NAME ? `${key.slice(0, LONGEST_NAME).toWellFormed()}…` : key);
const andMore = (count: number) => (count > MOST_NAMED ? ` and ${count - MOST_NAMED} more` : '');

type Limit = number | bigint;

/** Messages about values of the wrong type, size or format; server and browser share them. */
export const messages = {
  required: 'Required.',
  choice: 'Choose one of the values offered.',
  date: 'Enter a date such as 24 Nov 2026.',
  email: 'Enter an email such as name@example.com',
  format: 'Check the format of this value.',
  invalid: 'This value is not valid.',
  whole: 'Enter a whole number.',
  atLeast: (minimum: Limit) => `Must be ${minimum} or more.`,
  moreThan: (minimum: Limit) => `Must be more than ${minimum}.`,
  atMost: (maximum: Limit) => `Must be ${maximum} or less.`,
  lessThan: (maximum: Limit) => `Must be less than ${maximum}.`,
  multipleOf: (divisor: Limit) => `Must be a multiple of ${divisor}.`,
  shortest: (minimum: Limit) => `Enter at least ${minimum} ${minimum === 1 ? 'character' : 'characters'}.`,
  longest: (maximum: Limit) => `Enter at most ${maximum} ${maximum === 1 ? 'character' : 'characters'}.`,
  fewest: (minimum: Limit) => `Give at least ${minimum}.`,
  most: (maximum: Limit) => `Give at most ${maximum}.`,
  unknown: (keys: readonly string[]) =>
    `Unknown: ${keys.slice(0, MOST_NAMED).map(shortened).join(', ')}${andMore(keys.length)}.`,
  type: (type: string) => `Must be ${typeNames[type] ?? type}.`,
} as const;

const typeNames: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  string: 'text',
  number: 'a number',
};

/** Replaces Zod's messages by those of the portal. */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return messages.required;
      return issue.expected === 'int' ? messages.whole : messages.type(issue.expected);
    case 'too_small':
      if (issue.origin === 'string') return issue.input === '' ? messages.required : messages.shortest(issue.minimum);
      if (issue.origin === 'array') return messages.fewest(issue.minimum);
      return issue.inclusive === false ? messages.moreThan(issue.minimum) : messages.atLeast(issue.minimum);
    case 'too_big':
      if (issue.origin === 'string') return messages.longest(issue.maximum);
      if (issue.origin === 'array') return messages.most(issue.maximum);
      return issue.inclusive === false ? messages.lessThan(issue.maximum) : messages.atMost(issue.maximum);
    case 'invalid_value':
      return issue.input === undefined ? messages.required : messages.choice;
    case 'invalid_format':
      return issue.format === 'date' ? messages.date : issue.format === 'email' ? messages.email : messages.format;
    case 'not_multiple_of':
      return messages.multipleOf(issue.divisor);
    case 'unrecognized_keys':
      return messages.unknown(issue.keys);
    default:
      return messages.invalid;
  }
};
