// Runs one back-test of fraud guard rules, or reads the same payments and does nothing, and tells its parent how that went.
import { defaultRuleValues, type FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { createDatabase, type DatabaseOptions } from '@quickportal/db/connect/database';
import { streamTestedPayments } from '@quickportal/db/fraud-back-tests/stream-tested-payments';
import type { Services } from '../../apps/api/src/procedures/services.ts';
import { testRules } from '../../apps/api/src/engines/fraud-guard/back-test/test-rules.ts';
import { ipFactsEngine } from '../../apps/api/src/engines/ip-facts/ip-facts-engine.ts';

/** What the parent asks for. */
export interface BackTestJob {
  database: Pick<DatabaseOptions, 'server'> & { masterKey: string };
  communityId: number;
  what: 'copy' | 'repeats' | 'every rule';
}

/** What it was. Milliseconds; seconds of this process's CPU; megabytes of resident memory at most. */
export interface BackTestRun {
  payments: number;
  milliseconds: number;
  nodeCpu: number;
  peakMemory: number;
}

const DAY = 86_400_000;
const repeats: FraudGuardRuleValues = {
  ...defaultRuleValues,
  enabled: true,
  mode: 'ACTIVE',
  cardPan: true,
  ipAddress: true,
  velocityCheck: true,
  velocityCheckLimit: 5,
  unusuallyLargeAmount: true,
  unusuallyLargeAmountLimit: 500_000n,
};
const everyRule: FraudGuardRuleValues = {
  ...repeats,
  bankCountries: true,
  bankCountriesList: ['KP', 'IR', 'GB'],
  customerCountries: true,
  customerCountriesType: 'ALLOWED',
  customerCountriesList: ['AU', 'NZ', 'US'],
  highRiskIpCountry: true,
  ipBinCountryMismatch: true,
  anonymousIpProxy: true,
};

process.once('message', (job: BackTestJob) => {
  void run(job).then((done) => {
    process.send?.({ ...done, peakMemory: process.resourceUsage().maxRSS / 1024 } satisfies BackTestRun);
    process.disconnect?.();
  });
});

async function run({ database, communityId, what }: BackTestJob): Promise<Omit<BackTestRun, 'peakMemory'>> {
  const db = createDatabase(database);
  const foundation = { configuration: { seed: 'none' }, db, log: console } as unknown as Services;
  const begin = performance.now();
  const cpu = process.cpuUsage();
  const payments = await (what === 'copy'
    ? readOnly(db, communityId)
    : test({ db, ipFacts: ipFactsEngine(foundation) }, communityId, what === 'repeats' ? repeats : everyRule));
  const { user, system } = process.cpuUsage(cpu);
  const milliseconds = performance.now() - begin;
  await db.close();
  return { payments, milliseconds, nodeCpu: (user + system) / 1e6 };
}

async function test(
  services: Pick<Services, 'db' | 'ipFacts'>,
  communityId: number,
  values: FraudGuardRuleValues,
): Promise<number> {
  const task = { communityId, businessId: null, businessIds: null, values, timeZone: 'Australia/Sydney' };
  const watching = { signal: new AbortController().signal, onProgress: () => undefined };
  const { result } = await testRules(services, { ...task, createdAt: new Date() }, watching);
  return result.checked.payments;
}

/** The same COPY as the back-test of every rule, its rows thrown away. */
async function readOnly(db: ReturnType<typeof createDatabase>, communityId: number): Promise<number> {
  const now = new Date();
  const needed = { cards: true, addresses: true, bins: true, customers: true };
  const { signal } = new AbortController();
  let read = 0;
  const from = new Date(now.getTime() - 91 * DAY);
  for await (const { rows } of streamTestedPayments(db, { communityId, from, to: now, needed, signal })) read += rows;
  return read;
}
