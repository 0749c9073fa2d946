import type { RightsNeeded } from '../../kernel/contract.ts';
import { agreementExportRights, agreementReadRights } from '../payto-agreements/payto-agreement-rights.ts';

/** What looking at migrations takes: they are about agreements. */
export const migrationReadRights = { anyOf: agreementReadRights } as const satisfies RightsNeeded;

/** What moving schedules takes: agreements are created, and schedules changed. */
export const migrationChangeRights = {
  allOf: ['MANAGE_CUSTOMERS', 'MANAGE_RECURRING_CUSTOMERS'],
} as const satisfies RightsNeeded;

/** What exporting the schedules of a migration takes. */
export const migrationExportRights = agreementExportRights;
