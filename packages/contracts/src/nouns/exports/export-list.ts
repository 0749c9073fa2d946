import { list } from '../../kernel/list.ts';

/** What a user exported. */
export const exportList = list({
  name: 'exports',
  title: 'Exports',
  noun: ['export', 'exports'],
  columns: {
    title: { title: 'List', lead: true, maxWidth: 22 },
    status: { title: 'Status', kind: 'status' },
    rows: { title: 'Rows' },
    createdAt: { title: 'Started', rank: 2 },
    expiresAt: { title: 'Available until', rank: 2 },
    sha256: { title: 'SHA-256', rank: 2 },
    fileName: { title: 'File', kind: 'code', rank: 3, hidden: true, maxWidth: 20 },
  },
});
