import { getTransactionSummary } from './get-transaction-summary.ts';
import { listGadgetAuditHistory } from './list-gadget-audit-history.ts';
import { listGadgetServiceMessages } from './list-gadget-service-messages.ts';
import { listGadgetUsers } from './list-gadget-users.ts';
import { listSilentNodes } from './list-silent-nodes.ts';

/** The gadgets of the start page of staff. */
export const dashboard = {
  auditHistory: listGadgetAuditHistory,
  serviceMessages: listGadgetServiceMessages,
  silentNodes: listSilentNodes,
  transactions: getTransactionSummary,
  users: listGadgetUsers,
};
