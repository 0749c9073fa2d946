import { z } from 'zod';
import { dateTime, id } from '../kernel/primitives.ts';
import type { auditObjectIds } from './audit-objects.ts';

const words = (title: string, description: string) => z.string().meta({ title, description });
const idOf = (title: string) => id().optional().meta({ title, description: 'Where the entry is about one.' });

/** A field that a change gave another value. */
export const AuditFieldChange = z
  .strictObject({
    field: words('Field', 'Name of the field.'),
    title: words('Title', 'The name shown on screens.'),
    from: words('From', 'The value before, as shown on screens; empty where there was none.'),
    to: words('To', 'The value after; empty where it was removed.'),
  })
  .meta({ id: 'AuditFieldChange' });
export type AuditFieldChange = z.output<typeof AuditFieldChange>;

type IdName = (typeof auditObjectIds)[keyof typeof auditObjectIds];
const about = {
  customerId: idOf('Customer ID'),
  accountId: idOf('Account ID'),
  recurringPaymentId: idOf('Schedule ID'),
  receiptNumber: words('Receipt number', 'Where the entry is about a payment or refund.').optional(),
  agreementToken: words('Agreement token', 'Where the entry is about a PayTo agreement.').optional(),
  migrationId: idOf('Migration ID'),
  fileId: idOf('File ID'),
  userId: idOf('User ID'),
  roleId: idOf('Role ID'),
  businessId: idOf('Business ID'),
  proposalId: idOf('Request ID'),
  exportId: idOf('Export ID'),
  savedViewId: idOf('Saved view ID'),
  serviceMessageId: idOf('Service message ID'),
  settlementAccountId: idOf('Settlement account ID'),
  endpointId: idOf('Webhook endpoint ID'),
  apiKeyId: idOf('API key ID'),
  communityIpId: idOf('IP address ID'),
  backTestId: idOf('Back-test ID'),
} satisfies Record<IdName, z.ZodType>;

/** What happened to a thing, and who did it (1E011). */
export const AuditEntry = z
  .strictObject({
    id: id().meta({ title: 'ID', description: 'Identifier of the entry.' }),
    eventDate: dateTime().meta({ title: 'Event date', description: 'When it happened, UTC.' }),
    description: words('Description', 'What happened, in words.'),
    userName: words('User name', 'Full name of the user who did it, and of the user viewing as them.'),
    loginName: words('Login name', 'Login name of the user who did it.'),
    about: z
      .strictObject(about)
      .meta({ id: 'AuditEntryAbout', title: 'About', description: 'IDs of the records that the entry is about.' }),
    changes: z.array(AuditFieldChange).meta({
      title: 'Changes',
      description: 'The fields that changed, with old and new value; empty where none did.',
    }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof AuditEntry>;
