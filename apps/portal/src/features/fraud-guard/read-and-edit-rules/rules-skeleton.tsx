import { Card } from '@quickportal/ui/card';
import { Skeleton } from '@quickportal/ui/skeleton';
import { SideBySide } from '../../../layout/page/page-stack.tsx';
import { RuleHitsCard } from '../rule-hits/rule-hits-card.view.tsx';

const ROWS = ['w-44', 'w-64', 'w-56', 'w-28', 'w-36', 'w-40'];

/** The rules on their way: the master switch, the modes, and rows of rules. */
export const RulesSkeleton = () => (
  <SideBySide side={<RuleHitsCard counts={undefined} />}>
    <Card>
      {ROWS.map((width) => (
        <div key={width} className="grid gap-2 border-b border-line-soft px-5 py-4 last:border-b-0">
          <Skeleton className={width} />
          <Skeleton className="w-72 max-w-full" />
        </div>
      ))}
    </Card>
  </SideBySide>
);
