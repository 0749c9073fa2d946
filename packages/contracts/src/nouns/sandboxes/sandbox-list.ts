import { list } from '../../kernel/list.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';
import { sandboxStates } from '../../rules/states/community.ts';

/** Sandboxes and requests for one, for staff. */
export const sandboxList = list({
  name: 'sandboxes',
  title: 'Sandboxes',
  noun: ['sandbox', 'sandboxes'],
  columns: {
    companyName: { title: 'Company', lead: true, maxWidth: 16 },
    status: { title: 'Status', kind: 'status', width: 11 },
    emailAddress: { title: 'Email', maxWidth: 14 },
    createdAt: { title: 'Requested', kind: 'time', rank: 2 },
    lastUsedAt: { title: 'Last used', kind: 'time' },
    endsOn: { title: 'Ends on', kind: 'date' },
    communityId: { title: 'Community ID', kind: 'id', rank: 3 },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Search',
      description: 'Words in any order, each a part of the company; case and accents do not matter.',
      label: 'Company',
      max: 100,
      typedExamples: ['plumbing', 'status:active'],
    },
    status: {
      kind: 'choice',
      title: 'Status',
      description: 'Only sandboxes in these statuses.',
      examples: [['ACTIVE']],
      choices: stateTitles(sandboxStates),
      many: true,
    },
  },
});
