import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { formatCount } from '../count/count.tsx';
import { followInApp } from '../link-click/link-click.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';
import { pageWindow } from './page-window.ts';

/** The server answers no row beyond this one, whatever the filter. */
const reach = 100_000;
const step =
  'grid h-7 min-w-7 place-items-center rounded-2 px-1.5 text-13 text-ink-2 hover:bg-surface-press hover:text-ink hover:no-underline disabled:bg-transparent disabled:text-ink-disabled aria-[current]:bg-accent-soft aria-[current]:font-strong aria-[current]:text-accent-ink max-sm:h-9 max-sm:min-w-8';

export type PagerProps = Omit<React.ComponentProps<'div'>, 'children'> & {
  /** The page shown, from 1. */
  page: number;
  pageSize: number;
  recordsCount: number;
  /** Counting stopped at `recordsCount`: there are more. */
  recordsCountCapped?: boolean;
  /** What is counted, after the number: "enabled accounts". */
  noun?: string;
  /** Makes every page a real link, so that it opens in another tab and can be shared. */
  hrefFor?: (page: number) => string;
  /** A page was chosen with a plain click. Without it the link is followed. */
  onPageChange?: (page: number) => void;
  /** Offers a choice of rows per page. */
  onPageSizeChange?: (pageSize: number) => void;
  pageSizes?: readonly number[];
  /** Names the navigation for screen readers; needed where a page has two pagers. */
  label?: string;
  /** Stands in the middle where there is room: the keys of a table. */
  hint?: React.ReactNode;
};

/**
 * Says which rows are shown and leads to the others: up to five pages directly, otherwise a window with first and last
 * page. DataTable has one built in; on its own it serves lists and gadgets. Not for steps of a task (Stepper).
 */
export function Pager({
  page,
  pageSize,
  recordsCount,
  recordsCountCapped = false,
  noun,
  hrefFor,
  onPageChange,
  onPageSizeChange,
  pageSizes = [20, 50, 100],
  label = 'Pages',
  hint,
  className,
  ...props
}: PagerProps) {
  const counted = Math.max(Math.ceil(recordsCount / pageSize), 1);
  const pages = recordsCountCapped ? Math.max(counted, Math.min(page + 1, Math.floor(reach / pageSize))) : counted;
  const sizeId = useId();
  const link = { hrefFor, onPageChange };
  return (
    <div
      data-slot="pager"
      className={classNames(
        'flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface py-2 pr-3 pl-5 text-13 text-ink-2 max-sm:px-4',
        className,
      )}
      {...props}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <output>
          {rangeText(page, pageSize, recordsCount)} of {formatCount(recordsCount, recordsCountCapped)}
          {noun !== undefined && ` ${noun}`}
        </output>
        {onPageSizeChange && (
          <span className="flex items-center gap-2 max-sm:hidden">
            <label htmlFor={sizeId}>Rows per page</label>
            <NativeSelect
              id={sizeId}
              size="sm"
              className="w-17"
              value={String(pageSize)}
              options={sizesWith(pageSize, pageSizes)}
              onValueChange={(size) => onPageSizeChange(Number(size))}
            />
          </span>
        )}
      </div>
      {hint !== undefined && <div className="max-md:hidden">{hint}</div>}
      <nav aria-label={label} className="flex flex-wrap items-center gap-0.5">
        <PageStep {...link} page={page - 1} disabled={page <= 1} label="Previous page">
          <ChevronLeft />
        </PageStep>
        {pageWindow(page, pages).map((entry, index) =>
          entry === 'gap' ? (
            <Gap key={index < 3 ? 'gap-before' : 'gap-after'} />
          ) : (
            <PageStep
              key={entry}
              {...link}
              page={entry}
              label={`Page ${formatCount(entry)}`}
              aria-current={entry === page ? 'page' : undefined}
              className={Math.abs(entry - page) > 1 && entry !== 1 && entry !== pages ? 'max-sm:hidden' : undefined}
            >
              {formatCount(entry)}
            </PageStep>
          ),
        )}
        {recordsCountCapped && <Gap />}
        <PageStep {...link} page={page + 1} disabled={page >= pages} label="Next page">
          <ChevronRight />
        </PageStep>
      </nav>
    </div>
  );
}

function rangeText(page: number, pageSize: number, recordsCount: number): string {
  const first = (page - 1) * pageSize + 1;
  if (first > recordsCount) return '0';
  return `${formatCount(first)}–${formatCount(Math.min(page * pageSize, recordsCount))}`;
}

/** The choices, the current one always among them. */
function sizesWith(pageSize: number, pageSizes: readonly number[]) {
  const sizes = [...new Set([...pageSizes, pageSize])].toSorted((a, b) => a - b);
  return sizes.map((size) => ({ value: String(size), label: String(size) }));
}

function Gap() {
  return (
    <span aria-hidden="true" className="grid h-7 min-w-7 place-items-center max-sm:min-w-4">
      …
    </span>
  );
}

type PageStepProps = Pick<PagerProps, 'hrefFor' | 'onPageChange'> & {
  page: number;
  label: string;
  disabled?: boolean;
  'aria-current'?: 'page';
  className?: string;
  children: React.ReactNode;
};

function PageStep({ page, label, disabled = false, hrefFor, onPageChange, className, ...props }: PageStepProps) {
  const look = classNames(step, className);
  const go = onPageChange && (() => onPageChange(page));
  if (hrefFor && !disabled)
    return <a href={hrefFor(page)} aria-label={label} className={look} onClick={followInApp(go)} {...props} />;
  return <button type="button" aria-label={label} disabled={disabled} className={look} onClick={go} {...props} />;
}
