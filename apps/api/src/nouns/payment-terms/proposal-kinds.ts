import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { createPaymentTermsKind } from './create-payment-terms-kind.ts';
import { deletePaymentTermKind } from './delete-payment-term-kind.ts';

/** Payment terms are changed by two members of staff where the settings of the community need a second person. */
export const proposalKinds = [createPaymentTermsKind, deletePaymentTermKind] as unknown as readonly ProposalKind[];
