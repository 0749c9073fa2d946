import { z } from 'zod';
import { readVersion } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import {
  oneMigration,
  migrationAudience,
  startingMigration,
  choiceShape,
  MOST_AGREEMENTS_PER_HOUR,
} from './call-parts.ts';
import { migrationChangeRights } from './payto-migration-rights.ts';
import { PayToMigration } from './payto-migration.ts';

export const changePayToMigration = contract({
  kind: 'mutation',
  name: 'paytoMigrations.change',
  method: 'PATCH',
  path: 'payto-migrations/{id}',
  params: oneMigration(),
  body: z
    .strictObject({
      change: z.enum(['PAUSE', 'RESUME', 'CANCEL']).meta({
        title: 'Change',
        description:
          'PAUSE creates no more agreements until RESUME; CANCEL creates no more for good. Payers still decide about agreements that were created.',
      }),
      version: readVersion(),
    })
    .meta({ id: 'PayToMigrationChange' }),
  responses: { 200: PayToMigration },
  errors: ['state-conflict'],
  audience: migrationAudience,
  rights: migrationChangeRights,
  refusedInViewAs: true,
  summary: 'Change whether a PayTo migration runs',
  description:
    'Pauses, resumes or cancels a migration: whether agreements are created. Schedules that moved stay with their agreements.',
});

export const startPayToMigration = contract({
  ...startingMigration,
  kind: 'mutation',
  name: 'paytoMigrations.start',
  path: 'payto-migrations',
  body: z
    .strictObject({
      ...choiceShape,
      agreementsPerHour: z
        .int()
        .min(1)
        .max(MOST_AGREEMENTS_PER_HOUR)
        .meta({
          title: 'Agreements per hour',
          description: `How many agreements are created in an hour, at most ${MOST_AGREEMENTS_PER_HOUR.toLocaleString('en-AU')}.`,
        }),
    })
    .meta({ id: 'PayToMigrationStart' }),
  responses: { 201: PayToMigration },
  errors: ['state-conflict'],
  refusedInViewAs: true,
  cost: 20,
  summary: 'Start moving schedules to PayTo',
  description:
    'Creates a PayTo agreement for each eligible schedule, at the given rate. A schedule moves when its payer approves, and stays on direct debit otherwise.',
});
