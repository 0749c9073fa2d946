import { paymentJudge } from '@quickportal/contracts/rules/fraud-guard/judge-payment';
import { defaultRuleValues, type FraudGuardRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import type { Reader } from '@quickportal/db/connect/reader';
import type { BackTestResult } from '@quickportal/db/fraud-back-tests/fraud-back-test';
import { paymentRows } from '@quickportal/db/fraud-back-tests/read-tested-rows';
import type { BackTestTask, StoppedPayment } from '@quickportal/db/fraud-back-tests/run-fraud-back-test';
import { streamTestedPayments, type NeededColumns } from '@quickportal/db/fraud-back-tests/stream-tested-payments';
import {
  listBinCountries,
  listCustomersElsewhere,
  listRefundedPayments,
  listRulesOfCommunity,
} from '@quickportal/db/fraud-back-tests/read-back-test-inputs';
import type { FraudGuardRulesRecord } from '@quickportal/db/fraud-guard/fraud-guard-rules';
import { getUsualAmountLimit } from '@quickportal/db/fraud-guard/compute-usual-amounts';
import type { IpFactsServices } from '../../ip-facts/ip-facts-services.ts';
import { countedDays } from '../counted-days.ts';
import { BackTestTally, type TestedDay } from './back-test-tally.ts';
import { LONGEST_HOURS, noSignals, TestedSignals, type KnownFacts } from './tested-signals.ts';

const HOUR = 3_600_000;

type Task = Pick<BackTestTask, 'communityId' | 'businessId' | 'businessIds' | 'values' | 'timeZone' | 'createdAt'>;

interface Watching {
  signal: AbortSignal;
  /** Called after each batch of payments, with per cent. */
  onProgress: (progress: number) => void;
}

/**
 * Applies the tested rules and the current ones to the card payments of the last days, in one pass. Repetitions are
 * counted as they happened: a payment that the tested rules would have stopped still counts for later ones.
 */
export async function testRules(
  { db, ipFacts }: Pick<IpFactsServices, 'db' | 'ipFacts'>,
  task: Task,
  { signal, onProgress }: Watching,
): Promise<{ result: BackTestResult; payments: readonly StoppedPayment[] }> {
  const { communityId, createdAt } = task;
  const reader = db.reader({ kind: 'jobs' });
  const days: TestedDay[] = countedDays(createdAt, task.timeZone).map(({ day, start }) => ({
    day,
    start: start.getTime() * 1000,
  }));
  const first = days[0]?.start ?? 0;
  const records = await listRulesOfCommunity(reader, communityId);
  const rules = { tested: task.values, inForce: rulesInForce(records, task.businessId) };
  const needed = neededBy([rules.tested, rules.inForce]);
  const facts = { ipFacts, ...(await loadFacts(reader, communityId, needed)) };
  const refunded = await listRefundedPayments(reader, { communityId, from: new Date(first / 1000) });
  const tally = new BackTestTally(rules, days, refunded);
  const signals = new TestedSignals(facts);
  const [testedSignals, inForceSignals] = [noSignals(), noSignals()];
  const [judgeTested, judgeInForce] = [paymentJudge(rules.tested, 'OFF'), paymentJudge(rules.inForce, 'OFF')];
  const isTested = testedBusinesses(records, task);
  let lastTime = first;

  const read = paymentRows((row) => {
    signals.take(row);
    lastTime = row.time;
    if (row.isCard && row.time >= first && isTested(row.businessId)) {
      signals.fill(testedSignals, row, rules.tested);
      signals.fill(inForceSignals, row, rules.inForce);
      const [tested, inForce] = [judgeTested(testedSignals), judgeInForce(inForceSignals)];
      tally.add({ row, subject: signals.subject, tested, inForce });
    }
    signals.add(row);
  });
  const from = new Date(first / 1000 - LONGEST_HOURS * HOUR);
  const span = createdAt.getTime() * 1000 - first;
  for await (const { bytes } of streamTestedPayments(db, { communityId, from, to: createdAt, needed, signal })) {
    read(bytes);
    onProgress(Math.max(0, Math.floor(((lastTime - first) / span) * 99)));
  }
  return { result: tally.result(), payments: tally.listed };
}

/** Returns the rules that the tested ones would replace. */
function rulesInForce(records: readonly FraudGuardRulesRecord[], businessId: number | null): FraudGuardRuleValues {
  const ofFacility = records.find((record) => record.businessId === null);
  const own = records.find((record) => record.businessId === businessId) ?? ofFacility;
  return own?.values ?? defaultRuleValues;
}

/** The rules of a facility apply to its businesses without rules of their own. */
function testedBusinesses(
  records: readonly FraudGuardRulesRecord[],
  { businessId, businessIds }: Task,
): (businessId: number) => boolean {
  if (businessId !== null) return (id) => id === businessId;
  const withOwn = new Set(records.map((record) => record.businessId));
  const visible = businessIds === null ? null : new Set(businessIds);
  return (id) => !withOwn.has(id) && (visible === null || visible.has(id));
}

function neededBy(sets: readonly FraudGuardRuleValues[]): NeededColumns {
  const on = sets.filter(({ enabled }) => enabled);
  return {
    cards: on.some(({ cardPan, velocityCheck }) => cardPan || velocityCheck),
    // Always needed: the busiest day includes payments by address
    addresses: true,
    bins: on.some(({ bankCountries, ipBinCountryMismatch }) => bankCountries || ipBinCountryMismatch),
    customers: on.some(({ customerCountries }) => customerCountries),
  };
}

async function loadFacts(db: Reader, communityId: number, needed: NeededColumns): Promise<Omit<KnownFacts, 'ipFacts'>> {
  const [bins, customers, AUD, NZD] = await Promise.all([
    needed.bins ? listBinCountries(db) : [],
    needed.customers ? listCustomersElsewhere(db, communityId) : [],
    getUsualAmountLimit(db, { communityId, currency: 'AUD' }),
    getUsualAmountLimit(db, { communityId, currency: 'NZD' }),
  ]);
  return {
    binCountries: new Map(bins.map(({ prefix, country }) => [Number(prefix), country])),
    customersElsewhere: new Map(customers.map(({ customerId, ...address }) => [customerId, address])),
    usualAmounts: { AUD, NZD },
  };
}
