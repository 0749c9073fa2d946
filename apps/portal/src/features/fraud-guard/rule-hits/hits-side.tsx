import { QueryResult } from '../../../layout/query-result.tsx';
import type { useRuleHits } from '../fraud-guard.data.ts';
import { RuleHitsCard } from './rule-hits-card.view.tsx';

/** What the rules matched, beside them. */
export const HitsSide = ({ query }: { query: ReturnType<typeof useRuleHits> }) => (
  <QueryResult query={query} skeleton={<RuleHitsCard counts={undefined} />} failed="The hits did not load">
    {(counts) => <RuleHitsCard counts={counts} />}
  </QueryResult>
);
