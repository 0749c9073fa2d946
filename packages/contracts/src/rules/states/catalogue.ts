import { apiKeyStates } from './api-key.ts';
import { bankFileStates } from './bank-file.ts';
import { billingRejectStates, revenueItemStates } from './billing.ts';
import { certificateStates, communityStates, sandboxStates } from './community.ts';
import { customerAccountStates } from './customer-account.ts';
import { customerStates } from './customer.ts';
import { serviceMessageStates, webhookDeliveryStates, webhookReplayStates } from './delivery.ts';
import { exportStates } from './export.ts';
import { fraudBackTestStates } from './fraud-back-test.ts';
import { fraudDecisionStates } from './fraud-decision.ts';
import { paymentAttemptStates } from './payment-attempt.ts';
import { paymentBatchGroupStates, paymentBatchStates } from './payment-batch.ts';
import { payToAgreementStates } from './payto-agreement.ts';
import { bilateralAmendmentStates, oneSidedAmendmentStates } from './payto-amendment.ts';
import { payToEcommercePaymentStates } from './payto-ecommerce-payment.ts';
import { migrationScheduleStates, payToMigrationStates } from './payto-migration.ts';
import { proposalStates, userAuthorisationStates } from './proposal.ts';
import {
  bankStatementAccountStates,
  bankStatementLineStates,
  matchingRuleStates,
  simulationLineStates,
} from './reconciliation.ts';
import { occurrenceStates } from './recurring-payment-occurrence.ts';
import { recurringPaymentStates } from './recurring-payment.ts';
import { refundStates } from './refund.ts';
import { reportRunStates, reportScheduleStates } from './report.ts';
import { payIdBillerStates, payToPayeeStates, settlementAccountStates } from './settlement-account.ts';
import type { StateMachine } from './state-machine.ts';
import { systemUserStates } from './system-user.ts';
import { tokenisationFileStates } from './tokenisation-file.ts';
import { transactionStates } from './transaction.ts';
import { uploadedFileStates } from './uploaded-file.ts';

/** Every machine, in the order of docs/domain.md. */
export const stateMachines: readonly StateMachine[] = [
  communityStates,
  customerStates,
  customerAccountStates,
  settlementAccountStates,
  payToPayeeStates,
  payIdBillerStates,
  recurringPaymentStates,
  occurrenceStates,
  transactionStates,
  paymentAttemptStates,
  refundStates,
  paymentBatchStates,
  paymentBatchGroupStates,
  bankFileStates,
  fraudDecisionStates,
  fraudBackTestStates,
  payToAgreementStates,
  bilateralAmendmentStates,
  oneSidedAmendmentStates,
  payToEcommercePaymentStates,
  payToMigrationStates,
  migrationScheduleStates,
  uploadedFileStates,
  exportStates,
  reportRunStates,
  reportScheduleStates,
  serviceMessageStates,
  webhookDeliveryStates,
  webhookReplayStates,
  proposalStates,
  userAuthorisationStates,
  systemUserStates,
  apiKeyStates,
  certificateStates,
  sandboxStates,
  tokenisationFileStates,
  bankStatementAccountStates,
  bankStatementLineStates,
  matchingRuleStates,
  simulationLineStates,
  billingRejectStates,
  revenueItemStates,
];
