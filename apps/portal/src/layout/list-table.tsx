import { Button } from '@quickportal/ui/button';
import { DataTable, type DataTableProps } from '@quickportal/ui/data-table';
import { EmptyState } from '@quickportal/ui/empty-state';
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
  onSearchChange: (patch: Partial<Filters & Place>) => void;
  hrefForPage: (page: number) => string;
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

type ListTableProps<Row, Id extends RowId> = Pick<
  DataTableProps<Row>,
  'id' | 'label' | 'noun' | 'columns' | 'tools' | 'empty' | 'selectedId'
> & {
  idOf: (row: Row) => Id;
  /** Whose page the row opens, where it is not the row's own. */
  linkIdOf?: (row: Row) => Id;
  /** The view's own props: rows, place, links and sorting are taken from them. */
  list: ListProps<Row> & Partial<RowLinks<Id> & Sorting>;
};

/** The table of a list page: its rows are links, its page, size and sorting stand in the address. */
export function ListTable<Row, Id extends RowId = number>({
  idOf,
  linkIdOf = idOf,
  list,
  ...props
}: ListTableProps<Row, Id>) {
  const { table, search, onSearchChange, hrefForPage, onSortChange, hrefFor, onOpen, onIntent } = list;
  return (
    <DataTable
      {...props}
      {...table}
      getRowId={idOf}
      {...(search.sort !== undefined && { sort: search.sort })}
      {...(onSortChange && { onSortChange })}
      {...(hrefFor && { hrefForRow: (row: Row) => hrefFor(linkIdOf(row)) })}
      {...(onOpen && { onRowOpen: (row: Row) => onOpen(linkIdOf(row)) })}
      {...(onIntent && { onRowIntent: (row: Row) => onIntent(linkIdOf(row)) })}
      paging={{
        page: search.page,
        pageSize: search.pageSize,
        hrefFor: hrefForPage,
        onPageChange: (page) => onSearchChange({ page }),
        onPageSizeChange: (pageSize) => onSearchChange({ page: 1, pageSize }),
      }}
    />
  );
}

interface ListEmptyProps {
  icon: React.ReactNode;
  /** Plural: "customers". */
  noun: string;
  /** Whether a filter may be why nothing is there. */
  isFiltered: boolean;
  onClear: () => void;
  /** How to find something after all. */
  tip: string;
  /** What to do where nothing exists yet. */
  action?: React.ReactNode;
  /** What the list is for, where nothing exists yet. */
  children: React.ReactNode;
}

/** What an empty list says: that the filters find nothing, with the way out, or that there is nothing yet. */
export const ListEmpty = ({ icon, noun, isFiltered, onClear, tip, action, children }: ListEmptyProps) =>
  isFiltered ? (
    <EmptyState
      level={2}
      icon={icon}
      title={`No ${noun} match`}
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      {tip}
    </EmptyState>
  ) : (
    <EmptyState level={2} icon={icon} title={`No ${noun} yet`} action={action}>
      {children}
    </EmptyState>
  );
