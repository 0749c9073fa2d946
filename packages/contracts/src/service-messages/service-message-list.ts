import { list } from '../kernel/list.ts';

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
      words: { INTERNAL: 'Internal', INBOUND: 'Inbound', OUTBOUND: 'Outbound' },
      rank: 3,
    },
    about: { title: 'About', rank: 3, hidden: true },
    attempts: { title: 'Attempts', kind: 'number', rank: 3 },
    createdAt: { title: 'Created', kind: 'time' },
    serviceMessageId: { title: 'Message ID', kind: 'id', rank: 3, hidden: true },
  },
});
