import type { List } from '@quickportal/contracts/kernel/list';
import { Button } from '@quickportal/ui/button';
import { DataTable, type DataTableProps } from '@quickportal/ui/data-table';
import { EmptyState } from '@quickportal/ui/empty-state';
import { followInApp } from '@quickportal/ui/link-click';
import { useEffect, useEffectEvent } from 'react';
import { ListTotals } from './list-totals.tsx';
import type { Narrowing } from './narrowing.ts';
import type { TableData } from './table-of.ts';

interface Place {
  page: number;
  pageSize: number;
}

/** What the view of a list page gets: the rows, what the address says, and where pages lead. See `useList`. */
export interface ListProps<Row, Filters extends object = Record<never, never>> {
  table: TableData<Row>;
  search: Filters & Place & { sort?: string };
  /** Another filter leads back to page 1. */
  onSearchChange: (patch: Partial<Filters & Place>, options?: { replace?: boolean }) => void;
  hrefForPage: (page: number) => string;
  /** Where the same list is with another text to look for, if it has a box for one. */
  hrefForQuery?: (query: string) => string;
  /** Searches for another text. */
  onQuery?: (query: string) => void;
}

/** What the view of a list within a page gets; how many rows a page has is fixed. */
export interface InnerListProps<Row> {
  table: TableData<Row>;
  page: number;
  onPageChange: (page: number, options?: { replace?: boolean }) => void;
  hrefForPage?: (page: number) => string;
}

/** What the view of a list gets that has no pages. */
export interface WholeListProps<Row> {
  table: TableData<Row>;
}

/** What names a row: an id, or a number that people read, such as a receipt's. */
type RowId = number | string;

/** Where a row leads, by its id. See `useRowLinks`. */
export interface RowLinks<Id extends RowId = number> {
  hrefFor: (id: Id) => string;
  onOpen: (id: Id) => void;
  /** The pointer rests on the row: time to prefetch. */
  onIntent?: (id: Id) => void;
}

/** For lists that people sort; the address says by which column, "-name" downwards. */
export interface Sorting {
  onSortChange: (sort: string) => void;
}

/** What an empty list says. */
export interface EmptyList {
  icon: React.ReactNode;
  /** Where nothing exists yet; "No customers yet" when left out. */
  title?: string;
  /** What the list is for, where nothing exists yet. */
  text: string;
  /** What to do where nothing exists yet. */
  action?: React.ReactNode;
  /** How to find something after all, where filters find nothing. */
  tip?: string;
  /** Of the heading. */
  level?: 2 | 3;
}

type AnyListProps<Row> = ListProps<Row> | InnerListProps<Row> | WholeListProps<Row>;

export interface ListTableProps<Row, Id extends RowId> extends Pick<
  DataTableProps<Row>,
  'columns' | 'tools' | 'selectedId' | 'bare' | 'flush' | 'folded' | 'expectedRows'
> {
  /** What the list is called. */
  of: Pick<List, 'name' | 'title' | 'noun' | 'totals'> & Partial<Pick<List, 'columns'>>;
  idOf: (row: Row) => Id;
  /** Whose page the row opens, where it is not the row's own. */
  linkIdOf?: (row: Row) => Id;
  /** The view's own props: rows, place, links and sorting are taken from them. */
  list: AnyListProps<Row> & Partial<RowLinks<Id> & Sorting>;
  /** Rows on a page of a list within a page. */
  pageSize?: number;
  empty?: EmptyList;
  /** What narrows the list now. */
  filters?: Narrowing;
}

/** A list: its rows are links, its page, size and sorting are in the address. */
export function ListTable<Row, Id extends RowId = number>(props: ListTableProps<Row, Id>) {
  const { of: key, idOf, linkIdOf = idOf, list, pageSize, empty, filters, ...shown } = props;
  const { onSortChange, hrefFor, onOpen, onIntent } = list;
  const { didYouMean, totals, ...table } = list.table;
  const { hrefForQuery, onQuery }: Pick<ListProps<Row>, 'hrefForQuery' | 'onQuery'> = 'search' in list ? list : {};
  const suggestion =
    didYouMean !== undefined && hrefForQuery
      ? { text: didYouMean, href: hrefForQuery(didYouMean), onFollow: onQuery && (() => onQuery(didYouMean)) }
      : undefined;
  const paging = pagingOf(list, pageSize);
  useLastPage(list.table, paging);
  return (
    <DataTable
      id={key.name}
      label={key.title}
      noun={key.noun}
      {...shown}
      {...table}
      {...(key.totals && { summary: <ListTotals totals={totals} words={key.columns?.['status']?.words ?? {}} /> })}
      getRowId={idOf}
      {...('search' in list && list.search.sort !== undefined && { sort: list.search.sort })}
      {...(onSortChange && { onSortChange })}
      {...(hrefFor && { hrefForRow: (row: Row) => hrefFor(linkIdOf(row)) })}
      {...(onOpen && { onRowOpen: (row: Row) => onOpen(linkIdOf(row)) })}
      {...(onIntent && { onRowIntent: (row: Row) => onIntent(linkIdOf(row)) })}
      {...(paging && { paging })}
      {...(empty && { empty: <ListEmpty noun={key.noun[1]} {...empty} {...filters} suggestion={suggestion} /> })}
    />
  );
}

type Paging = NonNullable<DataTableProps<unknown>['paging']>;
interface ListPaging extends Omit<Paging, 'onPageChange'> {
  onPageChange: (page: number, options?: { replace?: boolean }) => void;
}

/** Goes to the last page where the address names a later one, as after rows were deleted. */
function useLastPage<Row>({ state, recordsCount = 0 }: TableData<Row>, paging: ListPaging | undefined): void {
  const last = paging ? Math.ceil(recordsCount / paging.pageSize) : 0;
  const isBeyond = paging !== undefined && state === 'empty' && last > 0 && paging.page > last;
  const goTo = useEffectEvent((page: number) => paging?.onPageChange(page, { replace: true }));
  useEffect(() => {
    if (isBeyond) goTo(last);
  }, [isBeyond, last]);
}

function pagingOf<Row>(list: AnyListProps<Row>, fixedSize = 20): ListPaging | undefined {
  if ('search' in list) {
    const { search, onSearchChange, hrefForPage } = list;
    return {
      page: search.page,
      pageSize: search.pageSize,
      hrefFor: hrefForPage,
      onPageChange: (page, options) => onSearchChange({ page }, options),
      onPageSizeChange: (pageSize) => onSearchChange({ page: 1, pageSize }),
    };
  }
  if (!('page' in list)) return undefined;
  const { page, onPageChange, hrefForPage } = list;
  return { page, pageSize: fixedSize, onPageChange, ...(hrefForPage && { hrefFor: hrefForPage }) };
}

interface Suggestion {
  text: string;
  href: string;
  onFollow: (() => void) | undefined;
}

type ListEmptyProps = EmptyList & Partial<Narrowing> & { noun: string; suggestion: Suggestion | undefined };

/** That the filters find nothing, with the way out, or that there is nothing yet. */
const ListEmpty = (props: ListEmptyProps) => {
  const { icon, noun, title, text, action, tip, level = 2, isFiltered, onClear, suggestion } = props;
  return isFiltered ? (
    <EmptyState
      level={level}
      icon={icon}
      title={`No ${noun} match`}
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      {suggestion ? (
        <span className="text-16 text-ink">
          Did you mean{' '}
          <a href={suggestion.href} onClick={followInApp(suggestion.onFollow)} className="underline">
            {suggestion.text}
          </a>
          ?
        </span>
      ) : (
        tip
      )}
    </EmptyState>
  ) : (
    <EmptyState level={level} icon={icon} title={title ?? `No ${noun} yet`} action={action}>
      {text}
    </EmptyState>
  );
};
