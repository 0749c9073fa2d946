// Written by `npm run registries`. What the code samples of calls send.
import { customerAccountSamples } from '../nouns/customer-accounts/customer-accounts.samples.ts';
import { customerSamples } from '../nouns/customers/customers.samples.ts';
import { notificationSamples } from '../nouns/notifications/notifications.samples.ts';
import { paymentSamples } from '../nouns/payments/payments.samples.ts';
import { payToAgreementSamples } from '../nouns/payto-agreements/payto-agreements.samples.ts';
import { recurringPaymentSamples } from '../nouns/recurring-payments/recurring-payments.samples.ts';
import { singleUseTokenSamples } from '../nouns/single-use-tokens/single-use-tokens.samples.ts';
import { transactionSamples } from '../nouns/transactions/transactions.samples.ts';
import { webhookSamples } from '../nouns/webhooks/webhooks.samples.ts';

export const samplesOfNouns = {
  ...customerAccountSamples,
  ...customerSamples,
  ...notificationSamples,
  ...paymentSamples,
  ...payToAgreementSamples,
  ...recurringPaymentSamples,
  ...singleUseTokenSamples,
  ...transactionSamples,
  ...webhookSamples,
} as const;
