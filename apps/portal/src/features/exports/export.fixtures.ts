import type { Export } from '@quickportal/contracts/exports/export';

const ready: Export = {
  exportId: 31,
  kind: 'customers',
  title: 'Customers',
  filters: 'Status: Disabled',
  columns: ['customerName', 'customerNumber', 'status'],
  columnsVersion: 1,
  ownerName: 'Dana Petrov',
  status: 'READY',
  rowsTotal: 1284,
  rowsDone: 1284,
  fileName: 'customers-2026-11-20-1412-v1.csv',
  sizeBytes: 212_480,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  createdAt: '2026-11-20T03:12:00.000Z',
  finishedAt: '2026-11-20T03:12:04.000Z',
  expiresAt: '2026-11-21T03:12:04.000Z',
};
const unfinished = { sizeBytes: null, sha256: null, finishedAt: null, expiresAt: null };

/** An export in each status, newest first. */
export const exportsInEachStatus: readonly Export[] = [
  { ...ready, ...unfinished, exportId: 34, status: 'QUEUED', filters: '', rowsTotal: null, rowsDone: 0 },
  {
    ...ready,
    ...unfinished,
    exportId: 33,
    status: 'RUNNING',
    filters: 'Search: olsson, Status: Enabled',
    rowsTotal: 120_000,
    rowsDone: 54_000,
  },
  { ...ready, exportId: 32, filters: '', rowsTotal: 120_000, rowsDone: 120_000, sizeBytes: 21_930_122 },
  ready,
  { ...ready, ...unfinished, exportId: 30, status: 'CANCELLED', rowsDone: 20_000, finishedAt: ready.finishedAt },
  { ...ready, ...unfinished, exportId: 29, status: 'FAILED', finishedAt: ready.finishedAt },
  { ...ready, exportId: 28, status: 'EXPIRED', createdAt: '2026-11-18T03:12:00.000Z' },
];
