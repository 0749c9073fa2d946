import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  BusinessOption: {
    value: '3104',
    label: 'Harbour City Water',
    description: 'HCWATER · 3104',
    businessCode: 'HCWATER',
  },
} satisfies Examples;
