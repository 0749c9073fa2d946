import type { List } from '@quickportal/contracts/kernel/list';
import { Button } from '@quickportal/ui/button';
import { type Column, DataTable, type DataTableProps } from '@quickportal/ui/data-table';
import { EmptyState } from '@quickportal/ui/empty-state';
import { followInApp } from '@quickportal/ui/link-click';
import { useEffect, useEffectEvent } from 'react';
import { labelledThing } from '../../data/labelled-things.ts';
import { labelled } from '../../data/labels.ts';
import { ListTotals } from './list-totals.tsx';
import { type Narrowing, narrowingIn } from '../filters/narrowing.ts';
import type { TableData } from './table-of.ts';

interface Place {
  page: number;
  pageSize: number;
}

/** Props of a list page's view: rows, address state and page links. See `useList`. */
export interface ListProps<Row, Filters extends object = Record<never, never>> {
  table: TableData<Row>;
  search: Filters & Place & { sort?: string };
  /** Changes filters and returns to page 1. */
  onSearchChange: (patch: Partial<Filters & Place>, options?: { replace?: boolean }) => void;
  hrefForPage: (page: number) => string;
  /** Address of the list with another search text, if it has a search box. */
  hrefForQuery?: (query: string) => string;
  /** Searches for another text. */
  onQuery?: (query: string) => void;
}

/** Props of the view of a list within a page; its page size is fixed. */
export interface InnerListProps<Row> {
  table: TableData<Row>;
  page: number;
  onPageChange: (page: number, options?: { replace?: boolean }) => void;
  hrefForPage?: (page: number) => string;
}

/** Props of the view of a list without pages. */
export interface WholeListProps<Row> {
  table: TableData<Row>;
}

/** Key of a row: an ID, or a number for people, such as a receipt's. */
type RowId = number | string;

/** Link of a row, by its ID. See `useRowLinks`. */
export interface RowLinks<Id extends RowId = number> {
  hrefFor: (id: Id) => string;
  onOpen: (id: Id) => void;
  /** Called when the pointer rests on a row, to prefetch. */
  onIntent?: (id: Id) => void;
}

/** For sortable lists; the address has the column, "-name" for descending order. */
export interface Sorting {
  onSortChange: (sort: string) => void;
}

/** Texts of an empty list. */
export interface EmptyList {
  icon: React.ReactNode;
  /** Title while nothing exists; "No customers yet" by default. */
  title?: string;
  /** Purpose of the list, while nothing exists. */
  text: string;
  /** Action while nothing exists. */
  action?: React.ReactNode;
  /** Advice when filters match nothing. */
  tip?: string;
  /** Level of the heading. */
  level?: 2 | 3;
}

type AnyListProps<Row> = ListProps<Row> | InnerListProps<Row> | WholeListProps<Row>;

export interface ListTableProps<Row, Id extends RowId> extends Pick<
  DataTableProps<Row>,
  'columns' | 'tools' | 'selectedId' | 'groupOf' | 'bare' | 'flush' | 'folded' | 'expectedRows'
> {
  /** Name of the list. */
  of: Pick<List, 'name' | 'title' | 'noun' | 'totals'> & Partial<Pick<List, 'columns' | 'filters'>>;
  idOf: (row: Row) => Id;
  /** The record whose page a row opens, if not its own. */
  linkIdOf?: (row: Row) => Id;
  /** The view's props, for rows, place, links and sorting. */
  list: AnyListProps<Row> & Partial<RowLinks<Id> & Sorting>;
  /** Rows per page of a list within a page. */
  pageSize?: number;
  empty?: EmptyList;
  /** What narrows the list now, where the address of its page does not say it. */
  filters?: Narrowing | undefined;
}

/** A list whose rows are links and whose page, size and sorting are in the address. */
export function ListTable<Row, Id extends RowId = number>(props: ListTableProps<Row, Id>) {
  const {
    of,
    idOf,
    linkIdOf = idOf,
    list,
    pageSize,
    empty,
    columns,
    filters = narrowingIn(of, list),
    ...shown
  } = props;
  const key = labelledThing(of);
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
      columns={columns.map(withLabels)}
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

/** Goes to the last page if the address names a later one, for example after rows were deleted. */
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

const withLabels = <Row,>(column: Column<Row>): Column<Row> => ({
  ...column,
  header: labelled(column.header),
  ...(column.shortHeader !== undefined && { shortHeader: labelled(column.shortHeader) }),
});

interface Suggestion {
  text: string;
  href: string;
  onFollow: (() => void) | undefined;
}

type ListEmptyProps = EmptyList & Partial<Narrowing> & { noun: string; suggestion: Suggestion | undefined };

/** Says that nothing matches the filters, with a way to clear them, or that nothing exists yet. */
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
