import { list } from '../../kernel/list.ts';
import { productNames } from '../../rules/payments/connections.ts';

/** What the state of a community is called. */
export const communityStatusTitles = { ENABLED: 'Enabled', DISABLED: 'Disabled' } as const;
export type CommunityStatus = keyof typeof communityStatusTitles;

/** Communities that staff work for. */
export const communityList = list({
  name: 'communities',
  title: 'Communities',
  noun: ['community', 'communities'],
  columns: {
    communityName: { title: 'Name', lead: true, maxWidth: 20 },
    communityCode: { title: 'Code', kind: 'code', width: 9 },
    enabled: { title: 'Status', kind: 'status' },
    waiting: { title: 'Waiting', wrap: true },
    lastActivityAt: { title: 'Last activity', kind: 'time', rank: 2 },
    businessesCount: { title: 'Businesses', kind: 'number', width: 6, rank: 2 },
    products: { title: 'Products', rank: 3, maxWidth: 18 },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Text',
      description:
        'Words of the name or code of the community or of one of its businesses, the beginning of a billing code, a registered domain, or the domain of the email of a user.',
      label: 'Name, code, business, billing code or domain',
      max: 100,
      typedExamples: ['harbour', 'HCW-01', 'harbourcity.example', 'status:disabled'],
    },
    status: {
      kind: 'choice',
      title: 'Status',
      description: 'Only enabled or disabled communities.',
      choices: communityStatusTitles,
    },
    product: {
      kind: 'choice',
      title: 'Product',
      description: 'Only communities with one of these products.',
      choices: productNames,
      many: true,
    },
  },
});
