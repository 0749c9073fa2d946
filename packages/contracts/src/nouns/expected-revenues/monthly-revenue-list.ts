import { list } from '../../kernel/list.ts';
import { revenueColumns, revenueFilters } from './revenue-columns.ts';

/** What a community should be charged each month. */
export const monthlyRevenueList = list({
  name: 'monthly-revenue',
  title: 'Expected monthly revenue',
  noun: ['expected fee', 'expected fees'],
  columns: {
    ...revenueColumns,
    reconciled: { title: 'Reconciled Last Month', kind: 'yesNo', width: 10 },
  },
  filters: revenueFilters,
});
