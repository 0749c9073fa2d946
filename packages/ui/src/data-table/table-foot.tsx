import { Pager } from '../pager/pager.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** Which page is shown and how to get to the others; the count of records is the table's own. */
export type Paging = {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Makes every page a real link. */
  hrefFor?: (page: number) => string;
  onPageChange?: (page: number) => void;
  onPageSizeChange?: (pageSize: number) => void;
};

export type TableFootProps = Paging & {
  /** Undefined while it is not known. */
  recordsCount: number | undefined;
  recordsCountCapped: boolean | undefined;
  label: string;
  hint: React.ReactNode;
};

/** The foot of a table: range, rows per page, keys, pages. Sticks to the lower edge of the window, not on phones or windows of little height. */
export function TableFoot({ recordsCount, hint, ...pager }: TableFootProps) {
  if (recordsCount === undefined)
    return (
      <div className="flex min-h-13 items-center border-t border-line px-5">
        <Skeleton className="w-28" />
      </div>
    );
  return (
    <Pager
      {...pager}
      recordsCount={recordsCount}
      // The pages must not wrap for it
      {...(hint && { hint: <span className="@max-[50rem]/table:hidden">{hint}</span> })}
      className="sticky bottom-0 z-(--z-sticky) @max-[37rem]/table:static low:static print:hidden"
    />
  );
}
