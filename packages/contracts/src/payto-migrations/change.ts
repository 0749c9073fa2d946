import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { changeVersion } from '../customers/call-parts.ts';
import { migrationAudience, oneMigration } from './call-parts.ts';
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
      version: changeVersion,
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
