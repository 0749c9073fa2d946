import { z } from 'zod';
import { dayRange } from '../../kernel/field-builders.ts';
import { count, date, dateTime, id } from '../../kernel/primitives.ts';
import { serviceMessageStates } from '../../rules/states/delivery.ts';
import { stateNames } from '../../rules/state-machines/state-machine.ts';

export const serviceMessageDirections = ['INTERNAL', 'INBOUND', 'OUTBOUND'] as const;
export type ServiceMessageDirection = (typeof serviceMessageDirections)[number];

export const serviceMessageStatus = () => z.enum(stateNames(serviceMessageStates));
export const doctypeCode = () =>
  z
    .string()
    .max(100, { abort: true })
    .regex(/^[A-Z0-9_]+$/, { message: 'Enter a kind such as TRANSACTION_CSV_REPORT' })
    .meta({ examples: ['TRANSACTION_CSV_REPORT'] });

const shape = {
  serviceMessageId: id().meta({ title: 'Message ID', description: 'Identifier of the service message.' }),
  communityId: id().nullable().meta({
    title: 'Community ID',
    description: 'The community it belongs to; null for messages of the platform.',
  }),
  communityName: z.string().nullable().meta({ title: 'Community', description: 'Name of that community.' }),
  doctypeCode: doctypeCode().meta({ title: 'Kind', description: 'Kind of document.' }),
  direction: z.enum(serviceMessageDirections).meta({
    title: 'Direction',
    description: 'OUTBOUND: to another system. INBOUND: from one. INTERNAL: within the platform.',
  }),
  status: serviceMessageStatus().meta({ title: 'Status', description: 'Status of the message.' }),
  summary: z.string().meta({ title: 'Summary', description: 'Summary in one line.' }),
  objectType: z
    .string()
    .nullable()
    .meta({ title: 'About', description: 'Kind of record it is about, such as transaction.' }),
  objectId: id().nullable().meta({ title: 'About ID', description: 'Identifier of that record.' }),
  attempts: count().meta({ title: 'Attempts', description: 'Number of attempts.' }),
  createdAt: dateTime().meta({ title: 'Created', description: 'When it was created, UTC.' }),
  finishedAt: dateTime()
    .nullable()
    .meta({ title: 'Ended', description: 'When it was delivered or finally failed, UTC.' }),
};

/** What passed, or is to pass, between the platform and another system. */
export const ServiceMessage = z.strictObject(shape).meta({ id: 'ServiceMessage', title: 'Service message' });
export type ServiceMessage = z.output<typeof ServiceMessage>;

/** A service message with all that was kept of it; secrets, card and account numbers never were. */
export const ServiceMessageDetails = z
  .strictObject({
    ...shape,
    businessId: id().nullable().meta({ title: 'Business ID', description: 'The business it belongs to, if any.' }),
    businessName: z.string().nullable().meta({ title: 'Business', description: 'Name of that business.' }),
    parameters: z.string().meta({
      title: 'Parameters',
      description: 'JSON text: what the service was called with, without secrets, card and account numbers.',
    }),
    payload: z.string().nullable().meta({
      title: 'Document',
      description: 'The document itself, without secrets, card and account numbers; null: none was kept.',
    }),
    errorText: z.string().meta({ title: 'Error', description: 'What went wrong last; empty: nothing.' }),
    nextAttemptAt: dateTime().nullable().meta({ title: 'Next attempt', description: 'When it is sent again, UTC.' }),
    createdByName: z.string().nullable().meta({
      title: 'Requested by',
      description: 'The user who requested it; null where the platform did.',
    }),
    canBeResent: z.boolean().meta({
      title: 'Can be sent again',
      description: 'Whether it failed and messages of its kind can be sent again.',
    }),
    file: z
      .strictObject({
        fileName: z.string().meta({ title: 'File', description: 'Name of the file.' }),
        rowCount: count().meta({ title: 'Rows', description: 'Number of rows, without the header row.' }),
        sizeBytes: count().meta({ title: 'Size', description: 'Size in bytes.' }),
        sha256: z.string().meta({ title: 'SHA-256', description: 'SHA-256 of the file, hexadecimal.' }),
        expiresAt: dateTime().meta({ title: 'Kept until', description: 'When the file is deleted, UTC.' }),
      })
      .nullable()
      .meta({ title: 'File', description: 'The file of the message, such as that of a report; null without one.' }),
    updatedAt: dateTime().meta({ title: 'Changed', description: 'When its status last changed, UTC.' }),
  })
  .meta({ id: 'ServiceMessageDetails', title: 'Service message in full' });
export type ServiceMessageDetails = z.output<typeof ServiceMessageDetails>;

const messageCount = count().meta({ title: 'Messages', description: 'Number of messages.' });

/** How many service messages there were, by kind, status and day (2E044). */
export const ServiceMessageSummary = z
  .strictObject({
    ...dayRange('First day, in that time zone.', 'Last day.'),
    timeZone: z.string().meta({ title: 'Time zone', description: 'Time zone of the days.' }),
    doctypes: z
      .array(
        z.strictObject({
          doctypeCode: shape.doctypeCode,
          messageCount,
          failedCount: count().meta({ title: 'Failed', description: 'Number of failed messages.' }),
          lastCreatedDate: dateTime().meta({
            title: 'Last created',
            description: 'When the last one was created, UTC.',
          }),
        }),
      )
      .meta({ title: 'Kinds', description: 'Counts by kind, largest first, of all kinds.' }),
    statuses: z
      .array(z.strictObject({ status: shape.status, messageCount }))
      .meta({ title: 'Statuses', description: 'Counts by status, in the order of a message’s life.' }),
    days: z
      .array(
        z.strictObject({
          date: date().meta({ title: 'Day', description: 'Date, in that time zone.' }),
          delivered: count().meta({ title: 'Delivered', description: 'Messages of the day that were delivered.' }),
          underWay: count().meta({ title: 'Under way', description: 'Queued, sending or retrying.' }),
          failed: count().meta({ title: 'Failed', description: 'Messages of the day that failed.' }),
        }),
      )
      .meta({ title: 'Days', description: 'Days on which there were any, in order.' }),
  })
  .meta({ id: 'ServiceMessageSummary', title: 'Service messages by kind, status and day' });
export type ServiceMessageSummary = z.output<typeof ServiceMessageSummary>;
