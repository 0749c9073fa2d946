// Written by `npm run registries`. Changes of nouns that a second person must approve.
import { proposalKinds as administrators } from '../administrators/proposal-kinds.ts';
import { proposalKinds as apiKeys } from '../api-keys/proposal-kinds.ts';
import { proposalKinds as bankStatementDays } from '../bank-statement-days/proposal-kinds.ts';
import { proposalKinds as businesses } from '../businesses/proposal-kinds.ts';
import { proposalKinds as cardSchemes } from '../card-schemes/proposal-kinds.ts';
import { proposalKinds as certificates } from '../certificates/proposal-kinds.ts';
import { proposalKinds as connectionDetails } from '../connection-details/proposal-kinds.ts';
import { proposalKinds as domains } from '../domains/proposal-kinds.ts';
import { proposalKinds as dualAuthorisation } from '../dual-authorisation/proposal-kinds.ts';
import { proposalKinds as facilitySettings } from '../facility-settings/proposal-kinds.ts';
import { proposalKinds as fraudGuard } from '../fraud-guard/proposal-kinds.ts';
import { proposalKinds as ipAddresses } from '../ip-addresses/proposal-kinds.ts';
import { proposalKinds as merchantAccounts } from '../merchant-accounts/proposal-kinds.ts';
import { proposalKinds as merchantChoiceRouting } from '../merchant-choice-routing/proposal-kinds.ts';
import { proposalKinds as paymentFiles } from '../payment-files/proposal-kinds.ts';
import { proposalKinds as paymentTerms } from '../payment-terms/proposal-kinds.ts';
import { proposalKinds as products } from '../products/proposal-kinds.ts';
import { proposalKinds as reportSchedules } from '../report-schedules/proposal-kinds.ts';
import { proposalKinds as roles } from '../roles/proposal-kinds.ts';
import { proposalKinds as serverToServerNotifications } from '../server-to-server-notifications/proposal-kinds.ts';
import { proposalKinds as settlementAccounts } from '../settlement-accounts/proposal-kinds.ts';
import { proposalKinds as supplierAccounts } from '../supplier-accounts/proposal-kinds.ts';
import { proposalKinds as transactions } from '../transactions/proposal-kinds.ts';
import { proposalKinds as userUploads } from '../user-uploads/proposal-kinds.ts';
import { proposalKinds as users } from '../users/proposal-kinds.ts';

export const kindsOfNouns = [
  administrators,
  apiKeys,
  bankStatementDays,
  businesses,
  cardSchemes,
  certificates,
  connectionDetails,
  domains,
  dualAuthorisation,
  facilitySettings,
  fraudGuard,
  ipAddresses,
  merchantAccounts,
  merchantChoiceRouting,
  paymentFiles,
  paymentTerms,
  products,
  reportSchedules,
  roles,
  serverToServerNotifications,
  settlementAccounts,
  supplierAccounts,
  transactions,
  userUploads,
  users,
];
