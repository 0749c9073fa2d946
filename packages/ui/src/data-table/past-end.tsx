import { BookX } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { formatCount } from '../count/count.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { followInApp } from '../link-click/link-click.tsx';
import type { Paging } from './table-foot.tsx';

/** Says that the address names a page beyond the last one, and links to the last. */
export function PastEnd({ page, pageSize, recordsCount, hrefFor, onPageChange }: Paging & { recordsCount: number }) {
  const last = Math.ceil(recordsCount / pageSize);
  const label = 'Go to the last page';
  const open = onPageChange && (() => onPageChange(last));
  return (
    <EmptyState
      icon={<BookX />}
      title={`There is no page ${formatCount(page)}`}
      action={
        hrefFor ? (
          <Button asChild>
            <a href={hrefFor(last)} onClick={followInApp(open)}>
              {label}
            </a>
          </Button>
        ) : (
          open && <Button onClick={open}>{label}</Button>
        )
      }
    >
      {last === 1 ? 'This list has one page.' : `This list has ${formatCount(last)} pages.`}
    </EmptyState>
  );
}
