import { list } from '../../kernel/list.ts';

/** Communities with the number of statement accounts that each has. */
export const quickRecCommunityList = list({
  name: 'quick-rec-communities',
  title: 'Community List',
  noun: ['community', 'communities'],
  columns: {
    communityName: { title: 'Community Name', lead: true, maxWidth: 24 },
    communityCode: { title: 'Community Code', kind: 'code', width: 12 },
    enabledAccountsCount: { title: 'Number of Enabled Accounts (Total Accounts)', kind: 'number', width: 18 },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Text',
      description: 'Words in any part of name or code.',
      label: 'Community name or code',
      max: 100,
      typedExamples: ['harbour'],
    },
    hideCommunitiesWithNoAccounts: {
      kind: 'yesNo',
      title: 'Accounts',
      description: 'True leaves out communities without statement accounts.',
      choices: { true: 'With accounts only', false: 'All communities' },
    },
  },
});

/** Supplier businesses of a community with their statement accounts. */
export const quickRecBusinessList = list({
  name: 'quick-rec-businesses',
  title: 'Businesses',
  noun: ['business', 'businesses'],
  columns: {
    businessName: { title: 'Business Name', lead: true, maxWidth: 24 },
    businessCode: { title: 'Business Code', kind: 'code', width: 12 },
    enabledAccountsCount: { title: 'Number of Enabled Accounts (Total Accounts)', kind: 'number', width: 18 },
    bankrecCode: { title: 'Migrated to', kind: 'code', width: 9, rank: 2 },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Text',
      description: 'Words in any part of name or code.',
      label: 'Business name or code',
      max: 100,
      typedExamples: ['water'],
    },
  },
});
