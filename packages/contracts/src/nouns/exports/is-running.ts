import type { ExportStatus } from './export.ts';

/** Whether a user waits for an export of this status. */
export const isRunning = (status: ExportStatus): boolean => status === 'QUEUED' || status === 'RUNNING';
