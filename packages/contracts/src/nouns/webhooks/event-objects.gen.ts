// Written by `npm run registries`. What the events of nouns are about.
import { eventObjects as customers } from '../customers/customers.facts.ts';
import { eventObjects as fraudGuard } from '../fraud-guard/fraud-guard.facts.ts';
import { eventObjects as paytoAgreements } from '../payto-agreements/payto-agreements.facts.ts';
import { eventObjects as recurringPayments } from '../recurring-payments/recurring-payments.facts.ts';
import { eventObjects as transactions } from '../transactions/transactions.facts.ts';
import { eventObjects as webhooks } from './webhooks.facts.ts';

export const eventObjectsOfNouns = {
  ...customers,
  ...fraudGuard,
  ...paytoAgreements,
  ...recurringPayments,
  ...transactions,
  ...webhooks,
} as const;
