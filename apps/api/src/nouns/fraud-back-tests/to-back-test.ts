import type {
  CountedPayments,
  FraudBackTest,
  FraudBackTestResult,
} from '@quickportal/contracts/fraud-back-tests/fraud-back-test';
import type { Currency } from '@quickportal/contracts/rules/money';
import type { BackTestRecord, BackTestResult, KeptCount } from '@quickportal/db/fraud-back-tests/fraud-back-test';
import { moneyOf } from '../../engines/payments/to-transaction.ts';

/** A back-test as calls return it. */
export const toBackTest = ({ backTestId, businessId, result, ...record }: BackTestRecord): FraudBackTest => ({
  backTestId,
  businessId,
  status: record.status,
  progress: record.progress,
  createdAt: record.createdAt,
  endedAt: record.endedAt,
  expiresAt: record.expiresAt,
  result: result && toResult(result),
});

const toResult = ({ outcomes, rules, days, inForce, ...result }: BackTestResult): FraudBackTestResult => ({
  ...result,
  checked: toCount(result.checked),
  stopped: toCount(result.stopped),
  outcomes: outcomes.map(toOutcome),
  rules: rules.map(({ rule, isShadow, outcomes: ofRule, ...counted }) => ({
    rule,
    isShadow,
    ...toCount(counted),
    outcomes: ofRule.map(toOutcome),
  })),
  days: [...days],
  inForce: { ...toCount(inForce), effect: inForce.effect },
  added: toCount(result.added),
  removed: toCount(result.removed),
});

const toOutcome = ({ outcome, ...counted }: BackTestResult['outcomes'][number]) => ({ outcome, ...toCount(counted) });

const toCount = ({ payments, cents }: KeptCount): CountedPayments => ({
  payments,
  amounts: Object.entries(cents).map(([currency, sum]) => moneyOf(BigInt(sum), currency as Currency)),
});
