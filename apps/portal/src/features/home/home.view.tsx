import { Skeleton } from '@quickportal/ui/skeleton';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Session } from '../../data/session.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageLink, type PageLinkProps } from '../../pages/page-link.tsx';
import { greeting, longDate } from './greeting.ts';
import { cardLook, figures } from './card-look.ts';
import { QuietLine } from './quiet-line.tsx';
import type { Waiting } from './waiting.ts';

// Seldom needed, and the start page is what everybody loads first
const NoRights = lazy(() => import('./no-rights.tsx'));

export interface HomeViewProps {
  session: Session;
  waiting: readonly Waiting[];
  now: Date;
  /** What goes on now and concerns all payments. */
  alerts?: React.ReactNode;
  /** What follows what waits: the payments of today, the gadgets of staff. */
  children?: React.ReactNode;
}

/** A greeting, the day in the community's zone, and what waits for the user. */
export function HomeView({ session: { user, community, rights }, waiting, now, alerts, children }: HomeViewProps) {
  const zone = community?.timeZone ?? 'Australia/Sydney';
  const firstName = user.fullName.split(' ')[0] ?? user.fullName;
  return (
    <>
      <PageHeader
        title={`${greeting(now, zone)}, ${firstName}`}
        documentTitle="Home"
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
  return (
    <section aria-label="To do" className="grid gap-4">
      {shown.length > 0 && (
        <ul className={figures}>
          {shown.map((item) => (
            <li key={item.title} className="grid">
              {item.failed ? <FailedCard item={item} /> : <WaitingCard item={item} />}
            </li>
          ))}
        </ul>
      )}
      {quiet.length > 0 && <QuietLine>{sentence(quiet.map(({ none }) => none))}</QuietLine>}
    </section>
  );
}

const countLook = { info: 'text-ink', warning: 'text-warning-ink', danger: 'text-danger-ink' };

function WaitingCard({ item: { title, about, tone, count, to, search } }: { item: Waiting }) {
  if (count === undefined) {
    return (
      <div aria-busy="true" className={cardLook}>
        <span className="text-13 text-ink-2">{title}</span>
        <Skeleton className="my-1.5 h-6 w-12" />
        <Skeleton className="w-40" />
      </div>
    );
  }
  const link = { to, search } as unknown as PageLinkProps<'HomeView'>;
  return (
    <PageLink {...link} className={`${cardLook} group/card text-ink hover:border-line-strong hover:no-underline`}>
      <span className="text-13 text-ink-2">{title}</span>
      <span className={`text-24 font-strong tracking-display tabular-nums ${countLook[tone]}`}>
        {formatCount(count)}
      </span>
      <span className="flex items-center gap-2 text-13 text-ink-2">
        {about}
        <ChevronDown className="ml-auto size-4 -rotate-90 flex-none text-ink-3 group-hover/card:text-accent-ink" />
      </span>
    </PageLink>
  );
}

function FailedCard({ item: { title, onRetry } }: { item: Waiting }) {
  return (
    <div role="alert" className={cardLook}>
      <span className="text-13 text-ink-2">{title}</span>
      <span className="font-strong">This number did not load</span>
      <Button size="sm" className="mt-1 justify-self-start" onClick={onRetry}>
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
