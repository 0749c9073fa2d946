import { resetLinkHandler } from '../engines/auth/passwords/reset-links.ts';
import { revocationListHandler } from '../engines/certificates/refresh-revocation-lists.ts';
import { exportHandler } from '../engines/exports/write-export.ts';
import { backTestHandler } from '../engines/fraud-guard/back-test/back-test-handler.ts';
import { inboxHandler } from '../engines/gateways/inbox.ts';
import { mailHandler } from '../engines/mail/outgoing.ts';
import { matchLinesHandler } from '../engines/matching/match-lines.ts';
import { noticeHandler } from '../engines/notifications/send-handler.ts';
import type { OutboxHandler } from '../engines/outbox/outbox.ts';
import { takeLostLineHandler } from '../engines/payment-files/take-lost-lines.ts';
import { takeFileHandler } from '../engines/payment-files/take-file.ts';
import { bankFileReceiver } from '../engines/payments/bank-batches.ts';
import { paymentReceiver } from '../engines/payments/requery.ts';
import { agreementReceiver, amendmentReceiver } from '../engines/payto/receivers.ts';
import { cancelAfterPaymentHandler } from '../engines/payto/cancel-after-payment.ts';
import { takeEcommercePaymentHandler } from '../engines/payto/take-ecommerce-payment.ts';
import { cancelUnusedHandler } from '../engines/payto/cancel-unused.ts';
import { sendRefundHandler } from '../engines/payments/send-refund.ts';
import { takeAgainHandler, takeNowHandler } from '../engines/schedules/run-schedules.ts';
import { serviceMessageHandler } from '../engines/service-messages/send-handler.ts';
import { statementsHandler } from '../engines/statements/import-statements.ts';
import { uploadsHandler } from '../engines/uploads/uploads-handler.ts';
import { exportKinds } from '../nouns/exports/known-kinds.ts';
import { fillSandboxHandler } from '../nouns/sandboxes/fill-sandbox.ts';
import { senders } from '../nouns/service-messages/known-senders.ts';
import { fileKinds } from '../nouns/uploaded-files/known-kinds.ts';
import { inviteUsersHandler } from '../nouns/user-uploads/invite-users.ts';
import type { Services } from '../procedures/services.ts';
import { networks } from './networks.ts';

/** Every side effect there is, by topic: of engines, and of engines that are given what nouns registered. */
export const sideEffects: readonly OutboxHandler<Services>[] = [
  ...networks.handlers,
  backTestHandler,
  cancelAfterPaymentHandler,
  cancelUnusedHandler,
  exportHandler(exportKinds),
  fillSandboxHandler,
  inboxHandler([agreementReceiver, amendmentReceiver, bankFileReceiver, paymentReceiver]),
  inviteUsersHandler,
  mailHandler,
  matchLinesHandler,
  noticeHandler,
  resetLinkHandler,
  revocationListHandler,
  sendRefundHandler,
  serviceMessageHandler(senders),
  statementsHandler,
  takeAgainHandler,
  takeEcommercePaymentHandler,
  takeFileHandler,
  takeLostLineHandler,
  takeNowHandler,
  uploadsHandler(fileKinds),
];
