import { z } from 'zod';
import { count, date, dateTime } from '../../kernel/primitives.ts';

/** Days, today included, for which the use of a key or a certificate is shown. */
export const USE_DAYS = 30;

const counted = {
  calls: count().meta({ title: 'Calls', description: `Calls in the last ${USE_DAYS} days, also refused ones.` }),
  callsLastWeek: count().meta({ title: 'Calls last week', description: 'Calls in the last 7 days, today included.' }),
  lastUsedDateTime: dateTime().meta({ title: 'Last used', description: 'When the last of them was made, UTC.' }),
};
const httpMethod = z.string().meta({ title: 'Method', description: 'HTTP method.', examples: ['POST'] });
const path = z.string().meta({
  title: 'Path',
  description: 'Path of the call with its parameters by name; empty where there are too many different ones.',
  examples: ['customers/{id}'],
});
const ipAddress = z
  .string()
  .meta({ title: 'IP address', description: 'The address that it was called from.', examples: ['203.0.113.24'] });
const program = z.string().meta({
  title: 'Program',
  description: 'The header User-Agent; empty where none was sent.',
  examples: ['billing/4.2'],
});
const top = 'Those with the most calls first, at most 8.';

/** What a key or a certificate is used for, and thereby what stops when it is disabled. */
export const ApiKeyUse = z
  .strictObject({
    days: z
      .array(
        z
          .strictObject({
            day: date().meta({ title: 'Day', description: 'Day in the community’s zone.' }),
            calls: count().meta({ title: 'Calls', description: 'Calls on that day, also refused ones.' }),
          })
          .meta({ id: 'ApiKeyUseDay', description: 'Calls of a key or a certificate on a day.' }),
      )
      .meta({ title: 'Days', description: `The last ${USE_DAYS} days, today last.` }),
    routes: z
      .array(
        z
          .strictObject({ httpMethod, path, ...counted })
          .meta({ id: 'ApiKeyRouteUse', description: 'Calls of a key or a certificate to one route.' }),
      )
      .meta({ title: 'Routes', description: top }),
    addresses: z
      .array(
        z
          .strictObject({ ipAddress, ...counted })
          .meta({ id: 'ApiKeyAddressUse', description: 'Calls of a key or a certificate from one address.' }),
      )
      .meta({ title: 'Addresses', description: top }),
    programs: z
      .array(
        z
          .strictObject({ program, ...counted })
          .meta({ id: 'ApiKeyProgramUse', description: 'Calls of a key or a certificate by one program.' }),
      )
      .meta({ title: 'Programs', description: top }),
    callers: z
      .array(
        z.strictObject({ program, ipAddress, ...counted }).meta({
          id: 'ApiKeyCaller',
          description: 'Calls of a key or a certificate by one program from one address.',
        }),
      )
      .meta({ title: 'Callers', description: `Programs with their addresses. ${top}` }),
    callersCount: count().meta({ title: 'Callers count', description: 'How many there are.' }),
  })
  .meta({ id: 'ApiKeyUse', title: 'Use of a key or a certificate', description: 'What it is used for.' });
export type ApiKeyUse = z.output<typeof ApiKeyUse>;
