// Written by `npm run registries`. Every state machine.
import { apiKeyStates } from './api-key.ts';
import { bankFileStates } from './bank-file.ts';
import { bankStatementFileStates } from './bank-statement-file.ts';
import { billingRejectStates } from './billing.ts';
import { revenueItemStates } from './billing.ts';
import { communityStates } from './community.ts';
import { certificateStates } from './community.ts';
import { sandboxStates } from './community.ts';
import { customerAccountStates } from './customer-account.ts';
import { customerStates } from './customer.ts';
import { serviceMessageStates } from './delivery.ts';
import { webhookDeliveryStates } from './delivery.ts';
import { webhookReplayStates } from './delivery.ts';
import { exportStates } from './export.ts';
import { fraudBackTestStates } from './fraud-back-test.ts';
import { fraudDecisionStates } from './fraud-decision.ts';
import { paymentAttemptStates } from './payment-attempt.ts';
import { paymentBatchStates } from './payment-batch.ts';
import { paymentBatchGroupStates } from './payment-batch.ts';
import { paymentFileLineStates } from './payment-file-line.ts';
import { payToAgreementStates } from './payto-agreement.ts';
import { bilateralAmendmentStates } from './payto-amendment.ts';
import { oneSidedAmendmentStates } from './payto-amendment.ts';
import { payToEcommercePaymentStates } from './payto-ecommerce-payment.ts';
import { payToMigrationStates } from './payto-migration.ts';
import { migrationScheduleStates } from './payto-migration.ts';
import { proposalStates } from './proposal.ts';
import { userAuthorisationStates } from './proposal.ts';
import { bankStatementAccountStates } from './reconciliation.ts';
import { bankStatementLineStates } from './reconciliation.ts';
import { matchingRuleStates } from './reconciliation.ts';
import { simulationLineStates } from './reconciliation.ts';
import { occurrenceStates } from './recurring-payment-occurrence.ts';
import { recurringPaymentStates } from './recurring-payment.ts';
import { refundStates } from './refund.ts';
import { reportRunStates } from './report.ts';
import { reportScheduleStates } from './report.ts';
import { settlementAccountStates } from './settlement-account.ts';
import { payToPayeeStates } from './settlement-account.ts';
import { payIdBillerStates } from './settlement-account.ts';
import { singleUseTokenStates } from './single-use-token.ts';
import { systemUserStates } from './system-user.ts';
import { tokenisationFileStates } from './tokenisation-file.ts';
import { transactionStates } from './transaction.ts';
import { uploadedFileStates } from './uploaded-file.ts';

export const machinesOfFiles = [
  apiKeyStates,
  bankFileStates,
  bankStatementFileStates,
  billingRejectStates,
  revenueItemStates,
  communityStates,
  certificateStates,
  sandboxStates,
  customerAccountStates,
  customerStates,
  serviceMessageStates,
  webhookDeliveryStates,
  webhookReplayStates,
  exportStates,
  fraudBackTestStates,
  fraudDecisionStates,
  paymentAttemptStates,
  paymentBatchStates,
  paymentBatchGroupStates,
  paymentFileLineStates,
  payToAgreementStates,
  bilateralAmendmentStates,
  oneSidedAmendmentStates,
  payToEcommercePaymentStates,
  payToMigrationStates,
  migrationScheduleStates,
  proposalStates,
  userAuthorisationStates,
  bankStatementAccountStates,
  bankStatementLineStates,
  matchingRuleStates,
  simulationLineStates,
  occurrenceStates,
  recurringPaymentStates,
  refundStates,
  reportRunStates,
  reportScheduleStates,
  settlementAccountStates,
  payToPayeeStates,
  payIdBillerStates,
  singleUseTokenStates,
  systemUserStates,
  tokenisationFileStates,
  transactionStates,
  uploadedFileStates,
] as const;
