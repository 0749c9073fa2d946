import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  Export: {
    kind: 'CUSTOMERS',
    title: 'Customers',
    filters: 'Status: Disabled',
    columns: ['customerName', 'customerNumber', 'email'],
    status: 'READY',
    rowsTotal: 1284,
    rowsDone: 1284,
    fileName: 'customers-2026-11-20.csv',
    sizeBytes: 217_088,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    expiresAt: '2026-11-21T01:14:00.000Z',
  },
  ExportProgress: { rowsDone: 849, rowsTotal: 1284 },
  ExportReady: { downloadUrl: '/quickportal/rest/internal/exports/4021/file?csrf=1795194300.kq3vXw&communityId=10' },
} satisfies Examples;
