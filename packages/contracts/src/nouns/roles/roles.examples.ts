import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  Role: { roleId: 12, description: 'Calls late payers and takes their payments', userCount: 4, rightsBeyondYours: [] },
} satisfies Examples;
