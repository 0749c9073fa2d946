import type { BankrecService } from '@quickportal/contracts/bankrec-services/bankrec-service';
import {
  bankrecServiceCodes,
  bankrecServices,
  type BankrecServiceCode,
} from '@quickportal/contracts/bankrec-services/service-codes';
import { startBankrecServiceSimulation } from '@quickportal/contracts/bankrec-services/contracts';
import { formSchema } from '@quickportal/forms/schema/form-schema';

type Run = NonNullable<BankrecService['lastRun']>;

const run = (serviceMessageId: number, status: Run['status'], summary: string): Run => ({
  serviceMessageId,
  status,
  summary,
  valueDate: '2026-11-19',
  startedDate: '2026-11-20T02:04:05.000Z',
});

const runs: Partial<Record<BankrecServiceCode, Run>> = {
  BANKREC_SIMULATION: run(8_000_501, 'DELIVERED', 'Simulation, 19 Nov 2026: 2 statements, 1 left out'),
  BANKREC_ACCOUNT_ONBOARDING: run(8_000_502, 'DELIVERED', 'Account onboarding, 19 Nov 2026: 4 accounts pending'),
  BANKREC_STATEMENT_STATUS: run(8_000_503, 'SENDING', 'Statement status, 19 Nov 2026'),
  BANKREC_CLEANUP: run(8_000_504, 'FAILED', 'Clean-up, 19 Nov 2026'),
  BANKREC_BILLING_UPDATE: run(
    8_000_505,
    'DELIVERED',
    'Billing update, 19 Nov 2026: 2 communities, 9 accounts, 118 statements, 402 lines',
  ),
};

/** The services: done, under way, failed, and one that never ran. */
export const services: readonly BankrecService[] = bankrecServiceCodes.map((service) => ({
  service,
  title: bankrecServices[service].title,
  lastRun: runs[service] ?? null,
}));

/** The form of a service for a day, as the server fills it. */
export const dayForm =
  startBankrecServiceSimulation.body &&
  formSchema(startBankrecServiceSimulation.body, {
    values: { valueDate: '2026-11-20' },
    options: {},
    today: '2026-11-20',
  });
