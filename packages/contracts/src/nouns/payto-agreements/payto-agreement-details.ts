import { z } from 'zod';
import { dateTime, id } from '../../kernel/primitives.ts';
import { PayToAgreement } from './payto-agreement.ts';

/** Why no payment can be taken. */
export const paymentRefusal = z.string().meta({
  title: 'Payment refusal',
  description: 'Why no payment can be taken against it now, whatever the amount; empty where one can.',
  examples: ['You cannot take payments against a PayTo agreement that is not active.'],
});

/** The moment of reading, which what is left of a time is counted from. */
export const readAt = dateTime().meta({
  title: 'Read at',
  description: 'When this was read, UTC. The time that a payer has left is counted from it.',
});

/** Whether anything can be done under it. */
export const payeeStatus = z.enum(['ENABLED', 'DISABLED', 'BLOCKED']).meta({
  title: 'Payee account status',
  description:
    'Status of the account that payments settle to: while it is BLOCKED, payments and amendments are refused (409); amendments that the payer already has go on.',
});

/** An agreement at the moment at which it is looked at. */
export const PayToAgreementDetails = PayToAgreement.extend({
  paymentRefusal,
  payeeStatus,
  schedule: z
    .strictObject({
      paymentScheduleId: id().meta({ title: 'Schedule ID', description: 'Identifier of the payment schedule.' }),
      paymentScheduleCode: z.string().meta({ title: 'Schedule', description: 'Code of the schedule.' }),
    })
    .nullable()
    .meta({
      title: 'Schedule',
      description: 'The schedule that it pays, where there is one and you may see schedules.',
    }),
  readAt,
}).meta({ id: 'PayToAgreementDetails' });
export type PayToAgreementDetails = z.output<typeof PayToAgreementDetails>;
