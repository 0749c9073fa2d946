import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { date, dateTime, id } from '../../kernel/primitives.ts';
import { serviceMessageStates } from '../../rules/states/delivery.ts';
import { stateNames } from '../../rules/state-machines/state-machine.ts';
import { bankrecServiceCodes, BANKREC_MONTHS_BACK } from './service-codes.ts';

const serviceMessageId = () => id().meta({ title: 'Service message ID', description: 'The message of the run.' });

/** The day that a service runs for. */
export const serviceDate = (description: string) =>
  date().meta({
    title: 'Value date',
    description: `${description} At most today and at most ${BANKREC_MONTHS_BACK} months back.`,
    examples: ['2026-11-20'],
    'x-rules': [{ rule: 'dateNotAfter', value: 'today' }],
  });

/** What starting a service returns. */
export const StartedBankrecService = z
  .strictObject({
    serviceMessageId: serviceMessageId().meta({
      description:
        'The service message that says what the service did once it is DELIVERED; while one is under way for the same day, that one.',
    }),
  })
  .meta({ id: 'StartedBankrecService', title: 'Started BankRec service' });
export type StartedBankrecService = z.output<typeof StartedBankrecService>;

/** A service of bank reconciliation with its last run. */
export const BankrecService = z
  .strictObject({
    service: z.enum(bankrecServiceCodes).meta({ title: 'Service', description: 'Kind of its service messages.' }),
    title: shownText('Title', 'Name of the service.', 'Simulation'),
    lastRun: z
      .strictObject({
        serviceMessageId: serviceMessageId(),
        status: z
          .enum(stateNames(serviceMessageStates))
          .meta({ title: 'Status', description: 'Status of the service message.' }),
        summary: shownText('Summary', 'What it did, in one line.', 'Simulation, 20 Nov 2026: 2 statements'),
        valueDate: date()
          .nullable()
          .meta({ title: 'Value date', description: 'Day that it ran for; null where it takes none.' }),
        startedDate: dateTime().meta({ title: 'Started', description: 'When it was started, UTC.' }),
      })
      .nullable()
      .meta({ title: 'Last run', description: 'The last time that it was started; null where it never was.' }),
  })
  .meta({ id: 'BankrecService', title: 'BankRec service' });
export type BankrecService = z.output<typeof BankrecService>;
