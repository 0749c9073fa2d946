import { list } from '../../kernel/list.ts';

/** Mail that the demo sent. */
export const mailList = list({
  name: 'mailbox',
  title: 'Mail',
  noun: ['message', 'messages'],
  columns: {
    subject: { title: 'Subject', lead: true, maxWidth: 30 },
    to: { title: 'To', maxWidth: 18 },
    sentAt: { title: 'Sent', kind: 'time' },
  },
});
