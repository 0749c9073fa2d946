import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { serviceDate, StartedBankrecService } from './bankrec-service.ts';

const starts = {
  kind: 'mutation',
  method: 'POST',
  audience: ['staff'],
  rights: { anyOf: ['MANAGE_RECONCILIATION'] },
  responses: { 200: StartedBankrecService },
  refusedInViewAs: true,
  cost: 20,
} as const;
const inBackground =
  'It runs in the background for all communities, and its service message says line by line what it did.';

export const startBankrecServiceSimulation = contract({
  ...starts,
  name: 'bankrecServices.startSimulation',
  path: 'bankrec/admin/simulation',
  body: z
    .strictObject({ valueDate: serviceDate('Day of the statements that are made of simulation lines.') })
    .meta({ id: 'BankrecSimulationStart', 'x-form-layout': { submitLabel: 'Run' } }),
  summary: 'Start the simulation of bank statements',
  description: `Makes one statement of each simulated account that has lines on the day, and imports it. A day that has its statement gets no second one. ${inBackground}`,
  spec: ['3C108'],
});

export const startBankrecServiceAccountOnboarding = contract({
  ...starts,
  name: 'bankrecServices.startAccountOnboarding',
  path: 'bankrec/admin/accountonboarding',
  body: z
    .strictObject({ valueDate: serviceDate('Day on which accounts were waiting.') })
    .meta({ id: 'BankrecAccountOnboardingStart', 'x-form-layout': { submitLabel: 'Run' } }),
  summary: 'Start the account onboarding',
  description: `Lists the pending statement accounts with their ages and what they wait for. ${inBackground}`,
  spec: ['3C109'],
});

export const startBankrecServiceStatementStatus = contract({
  ...starts,
  name: 'bankrecServices.startStatementStatus',
  path: 'bankrec/admin/statementstatus',
  body: z
    .strictObject({ valueDate: serviceDate('Day of the statements.') })
    .meta({ id: 'BankrecStatementStatusStart', 'x-form-layout': { submitLabel: 'Run' } }),
  summary: 'Start the statement status',
  description: `Lists the active accounts whose statement of the day has not arrived, and balances that do not follow on. ${inBackground}`,
  spec: ['3C110'],
});

export const startBankrecServiceCleanUp = contract({
  ...starts,
  name: 'bankrecServices.startCleanUp',
  path: 'bankrec/admin/cleanup',
  body: z
    .strictObject({ valueDate: serviceDate('Day by whose end the time of what is removed was over.') })
    .meta({ id: 'BankrecCleanUpStart', 'x-form-layout': { submitLabel: 'Run' } }),
  summary: 'Start the clean-up of bank statements',
  description: `Archives simulation lines, and removes contents of statement files and what was read of files that have ended. ${inBackground}`,
  spec: ['3C111'],
});

export const startBankrecServiceBillingUpdate = contract({
  ...starts,
  name: 'bankrecServices.startBillingUpdate',
  path: 'bankrec/admin/billingupdate',
  body: z
    .strictObject({ valueDate: serviceDate('A day of the month.') })
    .meta({ id: 'BankrecBillingUpdateStart', 'x-form-layout': { submitLabel: 'Run' } }),
  summary: 'Start the billing update',
  description: `Counts the statement accounts, statements and lines of each community in the month up to the day. ${inBackground}`,
  spec: ['3C112'],
});

export const startBankrecServiceFeedOnboarding = contract({
  ...starts,
  name: 'bankrecServices.startFeedOnboarding',
  path: 'bankrec/admin/feedonboarding',
  summary: 'Start the feed onboarding',
  description: `Lists accounts in statement files of the last 90 days that no business has registered. ${inBackground}`,
  spec: ['3C113'],
});
