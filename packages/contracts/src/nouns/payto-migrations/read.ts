import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { migrationAudience, oneMigration } from './call-parts.ts';
import { migrationScheduleList } from './migration-schedule-list.ts';
import { MigrationSchedule } from './migration-schedule.ts';
import { migrationReadRights } from './payto-migration-rights.ts';
import { PayToMigration } from './payto-migration.ts';

const reading = { kind: 'query', method: 'GET', audience: migrationAudience, rights: migrationReadRights } as const;

export const listPayToMigrations = contract({
  ...reading,
  name: 'paytoMigrations.list',
  path: 'payto-migrations',
  query: z.strictObject(pageFields(5)),
  responses: { 200: paged(PayToMigration, 'Migrations').meta({ id: 'PayToMigrationPage' }) },
  summary: 'List PayTo migrations',
  description: 'Migrations of direct debits to PayTo, the newest first.',
});

export const getPayToMigration = contract({
  ...reading,
  name: 'paytoMigrations.get',
  path: 'payto-migrations/{id}',
  params: oneMigration(),
  responses: { 200: PayToMigration },
  summary: 'Retrieve a PayTo migration',
  description: 'A migration with how many schedules have which outcome.',
});

export const listPayToMigrationSchedules = contract({
  ...reading,
  name: 'paytoMigrations.listSchedules',
  path: 'payto-migrations/{id}/schedules',
  params: oneMigration(),
  query: z.strictObject({ ...filterSchemas(migrationScheduleList), ...pageFields(20) }),
  responses: { 200: paged(MigrationSchedule, 'Schedules').meta({ id: 'PayToMigrationSchedulePage' }) },
  summary: 'List the schedules of a PayTo migration',
  description: 'What became of each schedule of a migration, in the order in which they have their turn.',
});
