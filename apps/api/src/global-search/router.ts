import { findAccounts } from './find-accounts.ts';
import { findBatchEntries } from './find-batch-entries.ts';
import { findBusinesses } from './find-businesses.ts';
import { findCommunities } from './find-communities.ts';
import { findExternalSystemClients } from './find-external-system-clients.ts';
import { findInvoices } from './find-invoices.ts';
import { findPaymentBatchGroups } from './find-payment-batch-groups.ts';
import { findPaymentBatches } from './find-payment-batches.ts';
import { findQuickVoiceProfiles } from './find-quick-voice-profiles.ts';
import { findServiceMessages } from './find-service-messages.ts';
import { findUsers } from './find-users.ts';

/** The calls of the search over all communities. */
export const globalSearch = {
  accounts: findAccounts,
  batchEntries: findBatchEntries,
  businesses: findBusinesses,
  communities: findCommunities,
  externalSystemClients: findExternalSystemClients,
  invoices: findInvoices,
  paymentBatchGroups: findPaymentBatchGroups,
  paymentBatches: findPaymentBatches,
  quickVoiceProfiles: findQuickVoiceProfiles,
  serviceMessages: findServiceMessages,
  users: findUsers,
};
