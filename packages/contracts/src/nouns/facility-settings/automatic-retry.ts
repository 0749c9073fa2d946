import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';

const whenEnabled = { visibleWhen: { field: 'retryEnabled', isNot: false } } as const;

/** How instalments that the bank declined are tried again (2E052). */
export const retryShape = {
  retryEnabled: z.boolean().meta({
    title: 'Automatic retry',
    description: 'Whether instalments that the bank declined are tried again.',
    'x-form': {
      widget: 'switch',
      help: 'Tries declined instalments again, except after a hard decline or where the card schemes forbid it.',
    },
  }),
  retryAttempts: z
    .int()
    .min(1)
    .max(10)
    .meta({
      title: 'Attempts',
      description: 'How often a declined instalment is tried again, 1 to 10.',
      examples: [3],
      'x-form': { widget: 'number', width: 'half', unit: 'attempts', ...whenEnabled },
    }),
  retryDays: z
    .int()
    .min(1)
    .max(30)
    .meta({
      title: 'Days between attempts',
      description: 'Days from one attempt to the next, 1 to 30.',
      examples: [3],
      'x-form': { widget: 'number', width: 'half', unit: 'days', ...whenEnabled },
    }),
};

export const AutomaticRetrySettings = z.strictObject({ ...retryShape, version: currentVersion() }).meta({
  id: 'AutomaticRetrySettings',
  title: 'Automatic retry',
  description: 'How instalments that the bank declined are tried again.',
});
export type AutomaticRetrySettings = z.output<typeof AutomaticRetrySettings>;
/** The same without its version. */
export type RetryValues = Omit<AutomaticRetrySettings, 'version'>;
