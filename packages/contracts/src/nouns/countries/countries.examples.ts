import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  CountryOption: { value: 'AU', label: 'Australia', description: 'AU', countryName: 'Australia' },
} satisfies Examples;
