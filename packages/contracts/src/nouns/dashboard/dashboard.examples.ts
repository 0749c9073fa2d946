import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  GadgetAuditEntry: { description: 'Business Harbour City Water updated', userName: 'Rowan Achterberg' },
} satisfies Examples;
