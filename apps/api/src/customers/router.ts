import { createCustomer } from './create-customer.ts';
import { getCustomer } from './get-customer.ts';
import { getCustomerRights } from './get-customer-rights.ts';
import { getCustomerSummary } from './get-customer-summary.ts';
import { getStatusChangePreview } from './get-status-change-preview.ts';
import { listCustomerAuditEntries } from './list-customer-audit-entries.ts';
import { pollCustomerExport } from './poll-customer-export.ts';
import { searchCustomers } from './search-customers.ts';
import { setCustomerStatus } from './set-customer-status.ts';
import { startCustomerExport } from './start-customer-export.ts';
import { updateCustomerDetails } from './update-customer-details.ts';

/** The calls about customers. */
export const customers = {
  auditEntries: listCustomerAuditEntries,
  create: createCustomer,
  get: getCustomer,
  pollExport: pollCustomerExport,
  rights: getCustomerRights,
  search: searchCustomers,
  startExport: startCustomerExport,
  setStatus: setCustomerStatus,
  statusChangePreview: getStatusChangePreview,
  summary: getCustomerSummary,
  updateDetails: updateCustomerDetails,
};
