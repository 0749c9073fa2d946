import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { audience, ofCommunity, ofRevenue, readRights } from './call-parts.ts';
import { ExpectedRevenue } from './expected-revenue.ts';
import { monthlyRevenueList } from './monthly-revenue-list.ts';
import { oneOffRevenueList } from './one-off-revenue-list.ts';

const reads = { kind: 'query', method: 'GET', audience, rights: readRights } as const;
const page = paged(ExpectedRevenue, 'Expected revenue').meta({ id: 'ExpectedRevenuePage' });

export const listOneOffRevenues = contract({
  ...reads,
  name: 'expectedRevenues.listOneOffRevenues',
  path: 'billing/{communityId}/one-off-revenue',
  params: ofCommunity,
  query: z.strictObject({ ...filterSchemas(oneOffRevenueList), ...pageFields(20) }),
  responses: { 200: page },
  summary: 'List expected once-off revenue',
  description: 'What the community should be charged once, newest first.',
  spec: ['2C031', '2E014'],
});

export const listMonthlyRevenues = contract({
  ...reads,
  name: 'expectedRevenues.listMonthlyRevenues',
  path: 'billing/{communityId}/monthly-revenue',
  params: ofCommunity,
  query: z.strictObject({ ...filterSchemas(monthlyRevenueList), ...pageFields(20) }),
  responses: { 200: page },
  summary: 'List expected monthly revenue',
  description: 'What the community should be charged each month, newest first. Reconciled is about last month.',
  spec: ['2C032', '2E014'],
});

export const getExpectedRevenue = contract({
  ...reads,
  name: 'expectedRevenues.get',
  path: 'billing/{communityId}/revenue/{revenueKey}',
  params: ofRevenue,
  responses: { 200: ExpectedRevenue },
  summary: 'Retrieve an expected revenue',
  description: 'An expected revenue of either fee type.',
});
