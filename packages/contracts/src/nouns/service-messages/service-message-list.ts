import { list } from '../../kernel/list.ts';
import { serviceMessageStates } from '../../rules/states/delivery.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';

const directionTitles = { INTERNAL: 'Internal', INBOUND: 'Inbound', OUTBOUND: 'Outbound' } as const;

/** Service messages; the community only where there are several. */
export const serviceMessageList = list({
  name: 'service-messages',
  title: 'Service messages',
  noun: ['message', 'messages'],
  columns: {
    summary: { title: 'Message', lead: true, maxWidth: 20 },
    status: { title: 'Status', kind: 'status' },
    doctypeCode: { title: 'Kind', maxWidth: 17 },
    communityName: { title: 'Community', maxWidth: 14 },
    direction: {
      title: 'Direction',
      words: directionTitles,
      rank: 3,
    },
    about: { title: 'About', rank: 3, hidden: true },
    attempts: { title: 'Attempts', kind: 'number', rank: 3 },
    createdAt: { title: 'Created', kind: 'time' },
    serviceMessageId: { title: 'Message ID', kind: 'id', rank: 3, hidden: true },
  },
  filters: {
    doctypeCode: {
      kind: 'codes',
      title: 'Kind',
      description: 'Only messages of these kinds, at most 20.',
      example: 'TRANSACTION_CSV_REPORT',
    },
    direction: {
      kind: 'choice',
      title: 'Direction',
      description: 'Only messages that went one of these ways.',
      choices: directionTitles,
      many: true,
    },
    status: {
      kind: 'choice',
      title: 'Status',
      description: 'Only messages in these statuses.',
      examples: [['RETRYING', 'FAILED']],
      choices: stateTitles(serviceMessageStates),
      many: true,
    },
    days: {
      kind: 'days',
      title: 'Date',
      from: 'from',
      to: 'to',
      descriptions: {
        from: 'First day they were created on; 29 days before the last when left out.',
        to: 'Last day they were created on, at most 31 days in all; today when left out.',
      },
    },
  },
});
