import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';
import { PropertyDifference, ProposalDetails } from '../proposals/proposal.ts';

const updateType = z.string().meta({
  title: 'Change type',
  description:
    'Create administrator, Edit administrator, Enable administrator or Disable administrator; Invitation Sent from the approval of a new one until the first sign-in.',
  examples: ['Edit administrator'],
});

/** A line of the pending list (3E028). */
export const PendingAdministrator = z
  .strictObject({
    pendingSystemUserId: id().meta({ title: 'Pending request', description: 'ID of the request.' }),
    loginName: z.string().meta({ title: 'Login name', description: 'Name for signing in.' }),
    fullName: z.string().meta({ title: 'Full name', description: 'First and last name.' }),
    employeeNumber: z.string().meta({ title: 'Employee number', description: 'Employee number; may be empty.' }),
    emailAddress: z.string().meta({ title: 'Email', description: 'Where emails to the administrator go.' }),
    systemUserUpdateType: updateType,
  })
  .meta({ id: 'PendingAdministrator' });
export type PendingAdministrator = z.output<typeof PendingAdministrator>;

/** A request to change an administrator, with everything that an approver needs to see (3E029). */
export const UserAuthorisation = ProposalDetails.extend({
  pendingSystemUserId: id().meta({ title: 'Pending request', description: 'ID of the request.' }),
  systemUserId: id().nullable().meta({
    title: 'User ID',
    description: 'Identifier of the administrator; null while a new one waits for approval.',
  }),
  changeType: updateType,
  propertyDifferences: z
    .array(PropertyDifference)
    .meta({ title: 'Differences', description: 'Values before and after, property by property.' }),
}).meta({ id: 'UserAuthorisation' });
export type UserAuthorisation = z.output<typeof UserAuthorisation>;
