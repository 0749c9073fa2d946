import { z } from 'zod';
import type { Right } from '../../access/rights.ts';
import { readRights as customerReadRights } from '../customers/customer-rights.ts';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { text } from '../../kernel/primitives.ts';
import { GlobalSearchHit } from './hit.ts';

const query = z.strictObject({
  query: text({ max: 100 }).meta({ title: 'Text', description: 'Words in any order, or an identifier.' }),
  ...pageFields(5),
});
const hits = paged(GlobalSearchHit, 'Hits').meta({ id: 'GlobalSearchPage' });

interface Kind {
  /** Any of these rights. */
  rights: readonly [Right, ...Right[]];
  spec: string;
  /** Many of them, in a sentence. */
  words: string;
  /** Found by their identifier alone (1R202). */
  isById?: true;
}

/** A search over all communities for one kind of thing, for staff (1R165). */
const search = <const N extends string, const P extends string>(
  name: `globalSearch.${N}`,
  path: `awesome/${P}`,
  { rights, spec, words, isById }: Kind,
) =>
  contract({
    kind: 'query',
    name,
    method: 'GET',
    path,
    query,
    responses: { 200: hits },
    audience: ['staff'],
    rights: { anyOf: rights },
    spec: [spec],
    summary: `Search ${words}`,
    description: isById
      ? `${words.charAt(0).toUpperCase()}${words.slice(1)} of all communities with this identifier; a text that is none finds nothing.`
      : `${words.charAt(0).toUpperCase()}${words.slice(1)} of all communities that contain every word, or have this identifier. Counts end at 1,000.`,
  });

const operations = ['VIEW_OPERATIONS', 'MANAGE_OPERATIONS'] as const;

export const findCommunities = search('globalSearch.findCommunities', 'awesome/communities', {
  rights: ['VIEW_COMMUNITIES', 'MANAGE_COMMUNITIES'],
  spec: '1C057',
  words: 'communities',
});
export const findUsers = search('globalSearch.findUsers', 'awesome/users', {
  rights: ['VIEW_USERS', 'MANAGE_USERS'],
  spec: '1C058',
  words: 'users',
});
export const findBusinesses = search('globalSearch.findBusinesses', 'awesome/businesses', {
  rights: ['VIEW_BUSINESSES', 'MANAGE_BUSINESSES'],
  spec: '1C059',
  words: 'businesses',
});
export const findInvoices = search('globalSearch.findInvoices', 'awesome/invoices', {
  rights: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'],
  spec: '1C060',
  words: 'invoices',
});
export const findExternalSystemClients = search(
  'globalSearch.findExternalSystemClients',
  'awesome/external-system-clients',
  {
    rights: ['VIEW_BUSINESSES', 'MANAGE_BUSINESSES'],
    spec: '1C061',
    words: 'external system clients',
  },
);
export const findQuickVoiceProfiles = search('globalSearch.findQuickVoiceProfiles', 'awesome/quickvoice-profiles', {
  rights: ['VIEW_QUICKVOICE', 'MANAGE_QUICKVOICE'],
  spec: '1C062',
  words: 'QuickVoice profiles',
});
export const findServiceMessages = search('globalSearch.findServiceMessages', 'awesome/service-message', {
  rights: operations,
  spec: '1C063',
  words: 'service messages',
  isById: true,
});
export const findBatchEntries = search('globalSearch.findBatchEntries', 'awesome/batch-entry', {
  rights: operations,
  spec: '1C064',
  words: 'batch entries',
  isById: true,
});
export const findPaymentBatches = search('globalSearch.findPaymentBatches', 'awesome/payment-batch', {
  rights: operations,
  spec: '1C065',
  words: 'payment batches',
  isById: true,
});
export const findPaymentBatchGroups = search('globalSearch.findPaymentBatchGroups', 'awesome/payment-batch-groups', {
  rights: operations,
  spec: '1C066',
  words: 'payment batch groups',
  isById: true,
});
export const findAccounts = search('globalSearch.findAccounts', 'awesome/account', {
  rights: ['VIEW_ACCOUNTS', 'MANAGE_ACCOUNTS'],
  spec: '1C067',
  words: 'settlement accounts',
  isById: true,
});

/** The text travels in the body: names, emails and phone numbers are in no address. */
export const findCustomers = contract({
  kind: 'query',
  name: 'globalSearch.findCustomers',
  method: 'POST',
  path: 'awesome/customers',
  body: query.meta({ id: 'CustomersEverywhere' }),
  responses: { 200: hits },
  audience: ['staff'],
  rights: { anyOf: customerReadRights },
  cost: 2,
  summary: 'Search customers of all communities',
  description:
    'Customers of all communities whose name, number, ID, email or phone contains every word of the text, in any order. Counts end at 10,000.',
});
