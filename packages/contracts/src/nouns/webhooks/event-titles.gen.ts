// Written by `npm run registries`. What the events of nouns are called.
import { eventTitles as customers } from '../customers/customers.facts.ts';
import { eventTitles as fraudGuard } from '../fraud-guard/fraud-guard.facts.ts';
import { eventTitles as paytoAgreements } from '../payto-agreements/payto-agreements.facts.ts';
import { eventTitles as recurringPayments } from '../recurring-payments/recurring-payments.facts.ts';
import { eventTitles as transactions } from '../transactions/transactions.facts.ts';
import { eventTitles as webhooks } from './webhooks.facts.ts';

export const eventTitlesOfNouns = {
  ...customers,
  ...fraudGuard,
  ...paytoAgreements,
  ...recurringPayments,
  ...transactions,
  ...webhooks,
} as const;
