import { list } from '../../kernel/list.ts';

/** The reports that a community has defined. */
export const customReportList = list({
  name: 'custom-reports',
  title: 'Custom reports',
  noun: ['custom report', 'custom reports'],
  columns: {
    name: { title: 'Name', lead: true, maxWidth: 16 },
    code: { title: 'Code', kind: 'code', width: 12, rank: 2 },
    sourceDisplay: { title: 'Rows', width: 8 },
    frequency: { title: 'Frequency', words: { DAY: 'Daily', MONTH: 'Monthly' }, width: 6 },
    columns: { title: 'Columns', kind: 'number', rank: 2 },
    enabled: { title: 'Status', kind: 'status' },
  },
});
