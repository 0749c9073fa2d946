import type { SwitchableRule } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { PaymentOutcome } from '@quickportal/contracts/rules/fraud-guard/payment-outcome';
import type { Currency } from '@quickportal/contracts/rules/money';
import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build } from '../../connect/prepared-query.ts';

/** Whose back-tests: those that a user started in a community. */
export interface BackTestsOf {
  communityId: number;
  ownerUserId: number;
}

/** How many payments, and cents by currency as text: JSON has no bigint. */
export interface KeptCount {
  payments: number;
  cents: Readonly<Partial<Record<Currency, string>>>;
}

type Effect = 'SUSPENDS' | 'REPORTS' | 'NONE';
type OutcomeCount = KeptCount & { outcome: PaymentOutcome };

/** What a back-test found, as it is kept. Days are those of the community's zone. */
export interface BackTestResult {
  from: string;
  to: string;
  effect: Effect;
  checked: KeptCount;
  stopped: KeptCount;
  outcomes: readonly OutcomeCount[];
  rules: readonly (KeptCount & { rule: SwitchableRule; isShadow: boolean; outcomes: readonly OutcomeCount[] })[];
  days: readonly { day: string; checked: number; stopped: number }[];
  busiestDay: { day: string; stopped: number; fromOneAddress: number } | null;
  inForce: KeptCount & { effect: Effect };
  added: KeptCount;
  removed: KeptCount;
  listed: number;
}

const backTestColumns = {
  communityId: 'community_id',
  backTestId: 'id',
  businessId: 'business_id',
  businessIds: 'business_ids',
  status: 'status',
  progress: 'progress',
  result: 'result',
  createdAt: 'created_at',
  endedAt: 'ended_at',
  expiresAt: 'expires_at',
} as const satisfies ColumnMap;

/** The back-tests of a user, as a query with the whole of each. */
export const selectBackTests = ({ communityId, ownerUserId }: BackTestsOf) =>
  build
    .selectFrom('app.fraud_back_test as b')
    .select(selected('b', backTestColumns))
    .where('b.community_id', '=', communityId)
    .where('b.owner_user_id', '=', ownerUserId);

/** A back-test as the user sees it who started it. */
export type BackTestRecord = Omit<Selected<ReturnType<typeof selectBackTests>>, 'result'> & {
  result: BackTestResult | null;
};
