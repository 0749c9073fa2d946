import { formatCount } from '@quickportal/ui/count';
import { PageLink } from '../../pages/page-link.tsx';

interface FailureItemProps {
  icon: React.ReactNode;
  title: React.ReactNode;
  /** What mends it. */
  action?: React.ReactNode;
  children: React.ReactNode;
}

/** One thing that failed: what, why, and what mends it. */
export function FailureItem({ icon, title, action, children }: FailureItemProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 px-4 py-3 text-13 not-first:border-t not-first:border-line-soft">
      <span className="mt-px [&>svg]:size-4">{icon}</span>
      <div className="grid justify-items-start gap-1">
        <span className="font-strong text-ink">{title}</span>
        <span className="text-pretty wrap-anywhere text-ink-2">{children}</span>
        {action}
      </div>
    </li>
  );
}

interface MoreProps {
  count: { items: readonly unknown[]; recordsCount: number } | undefined;
  noun: string;
  customerId: number;
  tab: string;
}

/** How many are not named, with the way to all of them. */
export function MoreFailures({ count, noun, customerId, tab }: MoreProps) {
  const left = (count?.recordsCount ?? 0) - (count?.items.length ?? 0);
  if (left <= 0) return null;
  return (
    <li className="border-t border-line-soft px-4 py-2.5 text-13">
      <PageLink to="CustomerDetailsView" search={{ CustomerId: customerId, tab }}>
        {formatCount(left)} more {noun}
      </PageLink>
    </li>
  );
}
