import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export const audience = ['facility', 'staff'] as const;
export const readRights = { anyOf: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'] } as const;
export const changeRights = { anyOf: ['MANAGE_RECONCILIATION'] } as const;
export const statementFileParams = z.strictObject({
  fileId: id().meta({ title: 'File ID', description: 'Identifier of the file.' }),
});

/** Largest file, in bytes. */
export const LARGEST_STATEMENT_FILE = 500_000_000;
/** Errors of a file that are kept. */
export const MOST_STATEMENT_FAULTS = 100;
