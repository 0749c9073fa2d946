import { z } from 'zod';
import { count, currency, date, dateTime, id, money } from '../../kernel/primitives.ts';
import { paymentMethodCodes } from '../../rules/payments/payment-methods.ts';
import { stateNames } from '../../rules/state-machines/state-machine.ts';
import { transactionStates } from '../../rules/states/transaction.ts';

const countOf = (title: string, description: string) => count().meta({ title, description });

/** What the lines of a payment file come to. */
export const PaymentFile = z
  .strictObject({
    fileId: id().meta({ title: 'File ID', description: 'Identifier of the file.' }),
    waitsForRelease: z
      .boolean()
      .meta({ title: 'Waits for release', description: 'True once every line is checked, until it is released.' }),
    proposalId: id()
      .nullable()
      .meta({ title: 'Request ID', description: 'The request to release it that a second user must approve.' }),
    processDate: date().nullable().meta({
      title: 'Process date',
      description: 'The day that an ABA or NZ direct entry file is for: it is not released before. Null for CSV.',
    }),
    releasedDate: dateTime().nullable().meta({ title: 'Released', description: 'When it was released, UTC.' }),
    releasedBy: z.string().nullable().meta({ title: 'Released by', description: 'Who released it.' }),
    readyCount: countOf('Ready', 'Lines that are taken with the release.'),
    wrongCount: countOf('Wrong', 'Lines with errors.'),
    duplicateCount: countOf('Duplicates', 'Lines whose payment is in the file or was taken before: not decided yet.'),
    leftOutCount: countOf('Left out', 'Lines that a user left out.'),
    takenCount: countOf('Taken', 'Lines whose payment is recorded.'),
    refusedCount: countOf('Refused', 'Lines that could no longer be taken when their turn came.'),
    totals: z
      .array(
        z
          .strictObject({
            currency: currency().meta({ title: 'Currency', description: 'ISO 4217 code.' }),
            paymentMethod: z
              .enum(paymentMethodCodes)
              .meta({ title: 'Payment method', description: 'How the lines are paid.' }),
            lineCount: countOf('Lines', 'Lines that are ready or taken.'),
            principalAmount: money().meta({ title: 'Principal', description: 'Sum of the principals.' }),
            surchargeAmount: money().meta({ title: 'Surcharge', description: 'Sum of the surcharges.' }),
            totalAmount: money().meta({ title: 'Total', description: 'Sum of both.' }),
            settlementDate: date().meta({
              title: 'Settlement date',
              description: 'Banking day that a payment taken now settles on.',
            }),
            cutOffDate: dateTime().meta({
              title: 'Cut-off',
              description: 'When the batch of a payment taken now closes, UTC.',
            }),
          })
          .meta({ id: 'PaymentFileTotal' }),
      )
      .meta({ title: 'Totals', description: 'By currency and method, of lines that are ready or taken.' }),
    outcomes: z
      .array(
        z
          .strictObject({
            currency: currency().meta({ title: 'Currency', description: 'ISO 4217 code.' }),
            paymentMethod: z
              .enum(paymentMethodCodes)
              .meta({ title: 'Payment method', description: 'How the payments were made.' }),
            status: z
              .enum(stateNames(transactionStates))
              .meta({ title: 'Status', description: 'Status of the payments.' }),
            paymentCount: countOf('Payments', 'Number of payments.'),
            totalAmount: money().meta({ title: 'Total', description: 'Sum of principals and surcharges.' }),
          })
          .meta({ id: 'PaymentFileOutcome' }),
      )
      .meta({ title: 'Outcomes', description: 'By currency, method and status, of the payments that were taken.' }),
  })
  .meta({ id: 'PaymentFile' });
export type PaymentFile = z.output<typeof PaymentFile>;
