import { findRulesInForce } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { judgePayment, type FraudJudgement } from '@quickportal/contracts/rules/fraud-guard/judge-payment';
import { lockCounted } from '@quickportal/db/fraud-guard/count-signals';
import { insertBlacklistEntries, insertDecisions } from '@quickportal/db/fraud-guard/write-decisions';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { FraudGuard, FraudJudge, FraudResponse } from '../payments/fraud-guard.ts';
import type { IpFactsSource } from '../ip-facts/ip-facts.ts';
import type { CheckedSubject } from './checked-subject.ts';
import { countedKeys } from './counted-keys.ts';
import { gatherSignals } from './gather-signals.ts';

const responses = {
  PASSED: 'ALLOW',
  REPORTED: 'ALLOW',
  SUSPENDED: 'SUSPEND',
  DECLINED: 'DECLINE',
} as const satisfies Record<FraudJudgement['status'], FraudResponse>;

/**
 * Creates fraud guard, which applies the rules of each business, or of its facility, and the BIN testing mode. When
 * both are off, nothing is checked or stored.
 */
export const fraudGuard = (ipFacts: IpFactsSource): FraudGuard => ({
  async hold(trx, place, subjects) {
    const businessIds = [...new Set(subjects.map(({ businessId }) => businessId))];
    const inForce = await findRulesInForce(trx, { communityId: place.communityId, businessIds });
    const checked = subjects.map((subject) => {
      const rules = inForce.get(subject.businessId);
      return rules ? { ...subject, rules } : null;
    });
    const present = checked.filter((subject) => subject !== null);
    await lockCounted(
      trx,
      present.flatMap((subject) => countedKeys(place.communityId, subject)),
    );
    return judge(trx, place, ipFacts, checked);
  },
});

const judge =
  (
    trx: WriteTransaction,
    { communityId, now }: { communityId: number; now: Date },
    ipFacts: IpFactsSource,
    checked: readonly (CheckedSubject | null)[],
  ): FraudJudge =>
  async (transactionIds) => {
    const inserted = checked.flatMap((subject, index) =>
      subject ? [{ ...subject, transactionId: transactionIds[index] as number }] : [],
    );
    if (inserted.length === 0) return transactionIds.map(() => 'ALLOW' as const);
    const signals = await gatherSignals(trx, ipFacts, inserted, { communityId, now });
    const decisions = inserted.map(({ transactionId, businessId, rules }, index) => ({
      ...judgePayment(rules.values, rules.binTestingCode, signals[index]!),
      communityId,
      businessId,
      transactionId,
      rulesVersion: rules.version,
      mode: rules.values.mode,
      at: now,
    }));
    await insertDecisions(trx, decisions);
    const found = decisions.flatMap(({ status, hits, transactionId }, index) => {
      const isFound = status === 'DECLINED' && hits.some(({ rule }) => rule === 'BIN_TESTING');
      const { fingerprint, maskedNumber, ipAddress } = inserted[index]!;
      return isFound ? [{ communityId, transactionId, fingerprint, maskedNumber, ipAddress, at: now }] : [];
    });
    await insertBlacklistEntries(trx, found);
    const decided = new Map(decisions.map(({ transactionId, status }) => [transactionId, responses[status]]));
    return transactionIds.map((transactionId) => decided.get(transactionId) ?? 'ALLOW');
  };
