import type { Examples } from './examples.ts';

/** What components look like as a whole. */
export const examples = {
  TimelineActor: { kind: 'BANK', name: 'Bank' },
} satisfies Examples;
