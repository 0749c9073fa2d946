import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { email } from '../../kernel/primitives.ts';

/** Days that the developer log is kept at first. */
export const FIRST_RETENTION_DAYS = 400;

export const configShape = {
  checkRequestAgainstWhitelist: z.boolean().meta({
    title: 'Check requests against the IP whitelist',
    description:
      'Whether calls with a key or a certificate are refused (403) from addresses that the IP whitelist does not have.',
    'x-form': {
      widget: 'switch',
      help: 'Calls from any other address are refused with 403 from the next request on.',
    },
  }),
  notificationEmail: email({ min: 0 }).meta({
    title: 'Notification email',
    description: 'Who gets a notice before a key ends; may be empty.',
    examples: ['it@example.com'],
    'x-form': {
      inputMode: 'email',
      autocomplete: 'off',
      help: 'Gets a notice 30, 15, 7 and 1 days before a key ends.',
    },
    'x-rules': [{ rule: 'email', message: 'Enter an email such as name@example.com' }],
  }),
  logRetentionDays: z
    .int()
    .min(30)
    .max(1100)
    .meta({
      title: 'Keep the developer log for',
      description: 'Days that calls with keys and certificates are kept in the developer log, 30 to 1,100.',
      examples: [FIRST_RETENTION_DAYS],
      'x-form': { widget: 'number', help: 'Days, from 30 to 1,100. Older calls are deleted.' },
    }),
};

/** What applies to all keys of a facility (2E056). */
export const ApiKeyConfig = z
  .strictObject({ ...configShape, version: currentVersion() })
  .meta({ id: 'ApiKeyConfig', title: 'Configuration of API keys', description: 'What applies to all API keys.' });
export type ApiKeyConfig = z.output<typeof ApiKeyConfig>;

/** `confirmLockOut` of a change after which an address in use may be refused. */
export const confirmLockOut = (when: object = {}) =>
  z
    .boolean()
    .default(false)
    .meta({
      title: 'Lock out addresses in use',
      description:
        'A change that would lock out an address from which a key or a certificate was used in the last hour is 422 on this field unless it is true.',
      'x-form': {
        widget: 'checkbox',
        help: 'Tick it only if calls from an address that used a key or a certificate in the last hour may be refused.',
        ...when,
      },
    });
