import { list } from '../../kernel/list.ts';
import { revenueColumns, revenueFilters } from './revenue-columns.ts';

/** What a community should be charged once. */
export const oneOffRevenueList = list({
  name: 'one-off-revenue',
  title: 'Expected once-off revenue',
  noun: ['expected fee', 'expected fees'],
  columns: { ...revenueColumns, reconciled: { title: 'Reconciled', kind: 'yesNo', width: 6 } },
  filters: revenueFilters,
});
