import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';
import { ProposalDetails } from '../proposals/proposal.ts';

/** A request to change a settlement account, with everything that an approver needs to see. */
export const AccountAuthorisation = ProposalDetails.extend({
  pendingAccountAuthorisationId: id().meta({ title: 'Pending request', description: 'ID of the request.' }),
  accountAlias: z.string().meta({ title: 'Account alias', description: 'Alias of the account.' }),
  businessName: z.string().meta({ title: 'Business', description: 'Name of the business that has the account.' }),
}).meta({ id: 'AccountAuthorisation' });
export type AccountAuthorisation = z.output<typeof AccountAuthorisation>;
