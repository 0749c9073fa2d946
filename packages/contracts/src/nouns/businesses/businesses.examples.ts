import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  BusinessOption: {
    value: '100',
    label: 'Harbour City Water',
    description: 'HCWATER · 100',
    businessCode: 'HCWATER',
  },
} satisfies Examples;
