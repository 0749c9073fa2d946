import { HIT_DAYS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import { fraudReasonTitles } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { BarList } from '@quickportal/ui/bar-list';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import type { HitCounts } from './rule-hits.tsx';

const live = { id: 'hits', label: 'Live' } as const;
const shadow = { id: 'shadowHits', label: 'Shadow', tone: 'neutral' } as const;

/** What each rule matched, the most first. */
export function RuleHitsCard({ counts }: { counts: HitCounts | undefined }) {
  const items = (counts?.items ?? []).toSorted(
    (one, other) => other.hits + other.shadowHits - (one.hits + one.shadowHits),
  );
  const hasShadow = items.some(({ shadowHits }) => shadowHits > 0);
  return (
    <Card title="Hits per rule" note={`Last ${HIT_DAYS} days`} dense>
      <CardBody>
        <BarList
          loading={counts === undefined}
          label={`Payments that matched each rule in the last ${HIT_DAYS} days`}
          series={hasShadow ? [live, shadow] : [live]}
          points={items.map(({ rule, hits, shadowHits }) => ({
            label: fraudReasonTitles[rule],
            values: { hits, shadowHits },
          }))}
          pointHeader="Rule"
          summary={counts && checkedText(counts)}
          emptyText="No payment matched a rule."
        />
      </CardBody>
    </Card>
  );
}

const checkedText = ({ checked, items }: HitCounts): string => {
  const payments = `${formatCount(checked)} ${checked === 1 ? 'payment was' : 'payments were'} checked.`;
  return items.length > 0 ? `${payments} One payment can match several rules.` : payments;
};
