import { Card, CardBody } from '@quickportal/ui/card';
import { FailedState } from '@quickportal/ui/failed-state';
import { Input } from '@quickportal/ui/input';
import { Pager } from '@quickportal/ui/pager';
import { Skeleton } from '@quickportal/ui/skeleton';
import { Search } from 'lucide-react';

/** What a gadget that did not load says. */
// In the specification: 1M039
const GADGET_FAILED =
  'An error occurred loading the data required for this component. If the problem persists please contact the help desk for support.';

interface Paged<R> {
  items: readonly R[];
  recordsCount: number;
  currentPage: number;
  pageSize: number;
}

/** What a gadget shows: rows, or that it loads or failed. */
export interface GadgetData<T> {
  data: T | undefined;
  failed: boolean;
  onRetry: () => void;
}

interface GadgetProps<T> extends GadgetData<T> {
  title: string;
  note?: React.ReactNode;
  /** A field that searches its rows. */
  search?: { label: string; text: string; onTextChange: (text: string) => void };
  children: (data: T) => React.ReactNode;
}

/** A part of the start page of staff that loads, fails and is tried again without the others. */
export const Gadget = <T,>({ title, note, search, data, failed, onRetry, children }: GadgetProps<T>) => (
  <Card
    title={title}
    note={note}
    actions={
      search && (
        <Input
          type="search"
          size="sm"
          leading={<Search />}
          aria-label={search.label}
          placeholder={search.label}
          value={search.text}
          onChange={(event) => search.onTextChange(event.target.value)}
        />
      )
    }
  >
    {failed ? (
      <CardBody>
        <FailedState level={3} title={`${title} did not load`} onRetry={onRetry}>
          {GADGET_FAILED}
        </FailedState>
      </CardBody>
    ) : data === undefined ? (
      <CardBody>
        <div aria-busy="true" className="grid gap-4">
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} className="w-full" />
          ))}
        </div>
      </CardBody>
    ) : (
      children(data)
    )}
  </Card>
);

/** A row in the list of a gadget. */
export const GadgetRow = ({ children }: { children: React.ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line-soft px-5 py-2.5 last:border-b-0 max-sm:px-4">
    {children}
  </li>
);

interface GadgetListProps<R> {
  page: Paged<R>;
  onPageChange: (page: number) => void;
  /** Names the pages: "Pages of users". */
  label: string;
  /** Said where there are no rows. */
  none: string;
  renderRow: (item: R) => React.ReactNode;
  keyOf: (item: R) => number;
}

/** The rows of a gadget, with up to five pages directly, otherwise a window with first and last page. */
// In the specification: 1R224 1R225
export const GadgetList = <R,>({ page, onPageChange, label, none, renderRow, keyOf }: GadgetListProps<R>) =>
  page.recordsCount === 0 ? (
    <CardBody>
      <p className="text-ink-2">{none}</p>
    </CardBody>
  ) : (
    <>
      <ul>
        {page.items.map((item) => (
          <GadgetRow key={keyOf(item)}>{renderRow(item)}</GadgetRow>
        ))}
      </ul>
      {page.recordsCount > page.pageSize && (
        <Pager
          page={page.currentPage}
          pageSize={page.pageSize}
          recordsCount={page.recordsCount}
          onPageChange={onPageChange}
          label={label}
          className="rounded-b-3"
        />
      )}
    </>
  );
