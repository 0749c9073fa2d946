import { list } from '../../kernel/list.ts';

/** The list of the domain whitelist. */
export const domainList = list({
  name: 'domains',
  title: 'Domains',
  noun: ['domain', 'domains'],
  columns: {
    url: { title: 'Domain', kind: 'code', lead: true },
    description: { title: 'Description', maxWidth: 24 },
    createdDate: { title: 'Added', kind: 'time', rank: 2 },
  },
});
