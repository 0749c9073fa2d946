import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  CommunityOption: { value: '10', label: 'Harbour City Utilities', description: 'HARBOURCITY · 10' },
} satisfies Examples;
