// Written by `npm run registries`. What nouns add to their forms.
import { customerAccountFormSources } from '../customer-accounts/customer-account-form-sources.ts';
import { customerFormSources } from '../customers/customer-form-sources.ts';
import { fraudGuardFormSources } from '../fraud-guard/fraud-guard-form-sources.ts';
import { ipAddressesFormSources } from '../ip-addresses/ip-addresses-form-sources.ts';
import { notificationFormSources } from '../notifications/notification-form-sources.ts';
import { paymentFormSources } from '../payments/payment-form-sources.ts';
import { paytoAgreementFormSources } from '../payto-agreements/payto-agreement-form-sources.ts';
import { recurringPaymentFormSources } from '../recurring-payments/recurring-payment-form-sources.ts';
import { rolesFormSources } from '../roles/roles-form-sources.ts';
import { usersFormSources } from '../users/users-form-sources.ts';
import { webhookFormSources } from '../webhooks/webhook-form-sources.ts';

export const formSourcesOfNouns = [
  customerAccountFormSources,
  customerFormSources,
  fraudGuardFormSources,
  ipAddressesFormSources,
  notificationFormSources,
  paymentFormSources,
  paytoAgreementFormSources,
  recurringPaymentFormSources,
  rolesFormSources,
  usersFormSources,
  webhookFormSources,
];
