import { ArrowDown, ArrowUp } from 'lucide-react';
import type { LinkSearch } from '../../pages/page-list.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { cardLook } from './card-look.ts';

export type TransactionLink = Partial<LinkSearch<'TransactionSearchView'>>;

interface TodayFigureProps {
  title: string;
  value: React.ReactNode;
  /** What it is compared with, in words. */
  about: string;
  direction?: 'up' | 'down' | undefined;
  /** The transactions that are counted. */
  search: TransactionLink;
}

/** A number of today that leads to the transactions behind it. */
export const TodayFigure = ({ title, value, about, direction, search }: TodayFigureProps) => (
  <PageLink
    to="TransactionSearchView"
    search={search}
    className={`${cardLook} text-ink hover:border-line-strong hover:no-underline`}
  >
    <span className="text-13 text-ink-2">{title}</span>
    <span className="text-24 font-strong tracking-display whitespace-nowrap tabular-nums">{value}</span>
    <span className="flex items-center gap-1 text-13 text-ink-2">
      {direction === 'up' && <ArrowUp aria-hidden="true" className="size-3.25 flex-none" />}
      {direction === 'down' && <ArrowDown aria-hidden="true" className="size-3.25 flex-none" />}
      {about}
    </span>
  </PageLink>
);
