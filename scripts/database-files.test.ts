import { expect, it } from 'vitest';
import { databaseFileFindings } from './database-files.ts';

const found = (file: string, text = '') => databaseFileFindings([file], () => text).map((finding) => finding.file);

it.each([
  ['packages/db/src/nouns/customers/get-customer.ts', ''],
  ['packages/db/src/deliveries/lock-lanes.ts', ''],
  ['packages/db/src/nouns/customers/customer.ts', 'export const selectCustomer = 1;'],
  ['packages/db/src/nouns/payto-agreements/payto-event.ts', 'export interface PayToEvent {'],
  ['packages/db/src/nouns/webhooks/webhook-replay.ts', 'export type ReplayRecord = 1;'],
])('%s is found by its name', (file, text) => {
  expect(found(file, text)).toEqual([]);
});

it.each([
  ['packages/db/src/nouns/recurring-payments/due.ts', 'export const findDueSchedules = 1;'],
  ['packages/db/src/nouns/recurring-payments/retry-facts.ts', 'export interface RetrySettings {'],
  ['packages/db/src/nouns/payments/refund.ts', 'export const sumRefunds = 1;'],
  ['packages/db/src/outbox/relay.ts', 'export interface Row {'],
])('%s says neither a verb and a thing nor an entity', (file, text) => {
  expect(found(file, text)).toEqual([file]);
});

it('leaves alone tests, what is gathered, and folders without queries', () => {
  const others = ['connect/scope.ts', 'nouns/customers/plans.test.ts', 'nouns/customers/customers.tables.ts'];
  for (const file of others) expect(found(`packages/db/src/${file}`)).toEqual([]);
});
