import { HIT_DAYS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import type { FraudReason } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { classNames } from '@quickportal/ui/class-names';
import { formatCount } from '@quickportal/ui/count';
import { VisuallyHidden } from '@quickportal/ui/visually-hidden';
import type { CallResponse } from '../../../data/calls/call.ts';

/** What the rules matched in the last 90 days. */
export type HitCounts = CallResponse<'fraudGuard.countRuleHits'>;

export interface Hits {
  hits: number;
  shadowHits: number;
}

/** Hits of one rule; undefined while they are not known. */
export const hitsOf = (counts: HitCounts | undefined, rule: FraudReason): Hits | undefined =>
  counts && (counts.items.find((item) => item.rule === rule) ?? { hits: 0, shadowHits: 0 });

export interface RuleHitsTextProps {
  hits: Hits | undefined;
  /** How the rule runs; `inactive` while fraud guard as a whole is off. */
  state: 'off' | 'inactive' | 'live' | 'shadow';
  /** The value beside it is not valid, so that the number says nothing about it. */
  isInvalid?: boolean;
}

/** How many payments a rule matched, at the end of its row. */
export function RuleHitsText({ hits, state, isInvalid = false }: RuleHitsTextProps) {
  if (state === 'off' || state === 'inactive') return state;
  if (!hits) return null;
  const count = state === 'shadow' ? hits.shadowHits : hits.hits;
  const word = state === 'shadow' ? 'in shadow' : count === 1 ? 'hit' : 'hits';
  return (
    <span
      title={isInvalid ? 'Counted with the values that are saved' : `Last ${HIT_DAYS} days`}
      data-quiet={isInvalid || undefined}
      className="whitespace-nowrap"
    >
      <strong className={classNames('font-strong tabular-nums', isInvalid ? 'font-normal text-ink-3' : 'text-ink')}>
        {formatCount(count)}
      </strong>{' '}
      {word}
      <VisuallyHidden> in the last {HIT_DAYS} days</VisuallyHidden>
    </span>
  );
}
