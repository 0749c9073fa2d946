import { list } from '../../kernel/list.ts';

/** The list of runs of report schedules. */
export const reportRunList = list({
  name: 'report-runs',
  title: 'Report runs',
  noun: ['report run', 'report runs'],
  columns: {
    dueDate: { title: 'Due', kind: 'time' },
    name: { title: 'Report', lead: true },
    period: { title: 'Period', width: 12, only: 'table' },
    status: { title: 'Status', kind: 'status' },
    rowCount: { title: 'Rows', kind: 'number' },
    duration: { title: 'Duration', width: 6, rank: 3, only: 'table' },
    recipientsCount: { title: 'Recipients', kind: 'number', rank: 3, width: 6 },
    file: { title: 'File', width: 8, only: 'table' },
  },
});
