import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import {
  automaticRetryKind,
  businessNotificationsKind,
  customerNotificationsKind,
  customisationKind,
  generalKind,
  transactionExportKind,
  transactionsKind,
} from './section-kinds.ts';

/** Facility settings are changed by two users where the community's settings need a second person. */
export const proposalKinds = [
  automaticRetryKind,
  businessNotificationsKind,
  customerNotificationsKind,
  customisationKind,
  generalKind,
  transactionExportKind,
  transactionsKind,
] as unknown as readonly ProposalKind[];
