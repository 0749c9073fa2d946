// Written by `npm run registries`. The events of nouns.
import { events as customers } from '../customers/customers.events.ts';
import { events as fraudGuard } from '../fraud-guard/fraud-guard.events.ts';
import { events as paytoAgreements } from '../payto-agreements/payto-agreements.events.ts';
import { events as recurringPayments } from '../recurring-payments/recurring-payments.events.ts';
import { events as transactions } from '../transactions/transactions.events.ts';
import { events as webhooks } from './webhooks.events.ts';

export const eventsOfNouns = {
  ...customers,
  ...fraudGuard,
  ...paytoAgreements,
  ...recurringPayments,
  ...transactions,
  ...webhooks,
} as const;
