// Written by `npm run registries`. The product that all calls of a noun need.
import { product as apiKeys } from '../nouns/api-keys/api-keys.facts.ts';
import { product as apiLogs } from '../nouns/api-logs/api-logs.facts.ts';
import { product as notifications } from '../nouns/notifications/notifications.facts.ts';
import { product as paymentFiles } from '../nouns/payment-files/payment-files.facts.ts';
import { product as paytoAgreements } from '../nouns/payto-agreements/payto-agreements.facts.ts';
import { product as paytoMigrations } from '../nouns/payto-migrations/payto-migrations.facts.ts';
import { product as singleUseTokens } from '../nouns/single-use-tokens/single-use-tokens.facts.ts';
import { product as webhooks } from '../nouns/webhooks/webhooks.facts.ts';

export const productsOfNouns = {
  apiKeys,
  apiLogs,
  notifications,
  paymentFiles,
  paytoAgreements,
  paytoMigrations,
  singleUseTokens,
  webhooks,
} as const;
