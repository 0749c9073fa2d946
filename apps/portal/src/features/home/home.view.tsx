import { Skeleton } from '@quickportal/ui/skeleton';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Session } from '../../data/session.ts';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageLink, type PageLinkProps } from '../../pages/page-link.tsx';
import { greeting, longDate } from './greeting.ts';
import { QuietLine } from './quiet-line.tsx';
import type { Waiting } from './waiting.ts';

// Seldom needed, and the start page is what everyone loads first
const NoRights = lazy(() => import('./no-rights.tsx'));

export interface HomeViewProps {
  session: Session;
  waiting: readonly Waiting[];
  now: Date;
  /** What goes on now and concerns all payments. */
  alerts?: React.ReactNode;
  /** What the user starts most often: taking a payment, adding a customer. */
  actions?: React.ReactNode;
  /** What follows what waits: the payments of today, the gadgets of staff. */
  children?: React.ReactNode;
}

/** A greeting, the day in the community's zone, and what waits for the user. */
export function HomeView({
  session: { user, community, rights },
  waiting,
  now,
  alerts,
  actions,
  children,
}: HomeViewProps) {
  const zone = community?.timeZone ?? 'Australia/Sydney';
  const firstName = user.fullName.split(' ')[0] ?? user.fullName;
  return (
    <>
      <PageHeader
        title={`${greeting(now, zone)}, ${firstName}`}
        documentTitle="Home"
        actions={actions}
        subtitle={`${longDate(now, zone)}, ${community?.communityName ?? 'all communities'}`}
      />
      {rights.length === 0 ? (
        <Suspense>
          <NoRights />
        </Suspense>
      ) : (
        <div className="grid gap-6">
          {alerts}
          <WhatWaits waiting={waiting} />
          {children}
        </div>
      )}
    </>
  );
}

function WhatWaits({ waiting }: Pick<HomeViewProps, 'waiting'>) {
  const quiet = waiting.filter(({ count }) => count === 0);
  const shown = waiting.filter(({ count }) => count !== 0);
  if (waiting.length === 0) return null;
  return (
    <section aria-label="To do" className="grid gap-3">
      {shown.length > 0 && (
        <ul className="grid rounded-3 border border-line bg-surface py-1">
          {shown.map((item) => (
            <li key={item.title} className="border-b border-line-soft last:border-b-0">
              {item.failed ? <FailedRow item={item} /> : <WaitingRow item={item} />}
            </li>
          ))}
        </ul>
      )}
      {quiet.length > 0 && <QuietLine>{sentence(quiet.map(({ none }) => none))}</QuietLine>}
    </section>
  );
}

const countLook = { info: 'text-ink', warning: 'text-warning-ink', danger: 'text-danger-ink' };
/** Number, what it counts, what to do about it, and a chevron or button; the last but one goes below on phones. */
const rowLook =
  'grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-2 sm:grid-cols-[3.5rem_minmax(0,17rem)_minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:px-4';
const aboutLook = 'text-13 text-ink-2 max-sm:col-start-2 max-sm:row-start-2';

function WaitingRow({ item: { title, about, tone, count, to, search } }: { item: Waiting }) {
  if (count === undefined) {
    return (
      <div aria-busy="true" className={rowLook}>
        <Skeleton className="h-4 w-8 justify-self-end" />
        <span>{title}</span>
        <Skeleton className={`w-40 ${aboutLook}`} />
      </div>
    );
  }
  const link = { to, search } as unknown as PageLinkProps<'HomeView'>;
  return (
    <PageLink {...link} className={`${rowLook} group/row text-ink hover:bg-surface-hover hover:no-underline`}>
      <span className={`text-right text-16 font-strong tabular-nums ${countLook[tone]}`}>{formatCount(count)}</span>
      <span className="font-medium">{title}</span>
      <span className={aboutLook}>{about}</span>
      <ChevronDown className="size-4 -rotate-90 text-ink-3 group-hover/row:text-accent-ink" />
    </PageLink>
  );
}

function FailedRow({ item: { title, onRetry } }: { item: Waiting }) {
  return (
    <div role="alert" className={rowLook}>
      <span className="text-right text-ink-3">–</span>
      <span className="font-medium">{title}</span>
      <span className={aboutLook}>This number did not load</span>
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

/** "No approvals, no files with errors and no cards that expire soon." */
function sentence(parts: readonly string[]): string {
  const text = new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(parts);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
