import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { id, dateTime, text } from '../../kernel/primitives.ts';

const mailId = id().meta({ title: 'Mail ID', description: 'Identifier of the message.' });
const shape = {
  mailId,
  to: z.string().meta({ title: 'To', description: 'Address it was sent to.' }),
  subject: z.string().meta({ title: 'Subject', description: 'Subject line.' }),
  sentAt: dateTime().meta({ title: 'Sent at', description: 'When it arrived, UTC.' }),
};

const MailSummary = z.strictObject(shape).meta({ id: 'MailSummary' });

export const listMail = contract({
  name: 'mailbox.listMail',
  kind: 'query',
  method: 'GET',
  path: 'mailbox',
  query: z.strictObject({
    query: text({ max: 254, min: 0 })
      .optional()
      .meta({
        title: 'Search',
        description: 'Part of the address or subject; case does not matter.',
        examples: ['password'],
      }),
    ...pageFields(25),
  }),
  responses: { 200: paged(MailSummary, 'Messages').meta({ id: 'MailPage' }) },
  errors: ['not-found'],
  audience: ['public'],
  rights: {},
  summary: 'List mail of the demo',
  description: 'Mail that the demo sent, newest first. Only in a demo without a mail server; otherwise 404.',
});

export const getMail = contract({
  name: 'mailbox.getMail',
  kind: 'query',
  method: 'GET',
  path: 'mailbox/{mailId}',
  params: z.strictObject({ mailId }),
  responses: {
    200: z
      .strictObject({
        ...shape,
        from: z.string().meta({ title: 'From', description: 'Sender’s name and address.' }),
        text: z.string().meta({ title: 'Text', description: 'The message as plain text.' }),
        html: z
          .string()
          .nullable()
          .meta({ title: 'HTML', description: 'The message as HTML, to be shown in a sandboxed frame.' }),
      })
      .meta({ id: 'Mail' }),
  },
  audience: ['public'],
  rights: {},
  holdsSecret: true,
  summary: 'Retrieve a message of the demo',
  description: 'Only in a demo without a mail server; otherwise 404.',
});
