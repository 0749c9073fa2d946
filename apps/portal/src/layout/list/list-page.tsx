import { Button } from '@quickportal/ui/button';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { labelled } from '../../data/labels.ts';
import { narrowingIn } from '../filters/narrowing.ts';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { PageHeader, type PageHeaderProps } from '../page/page-header.tsx';
import { PageStack } from '../page/page-stack.tsx';

type ListPageProps<Row, Id extends number | string> = ListTableProps<Row, Id> &
  Pick<PageHeaderProps, 'subtitle' | 'actions'> & {
    /** Heading; by default the title of the list. */
    title?: string;
    /** Filters and other content above the table. */
    children?: React.ReactNode;
  };

/** Frame of every list page. In low windows, as at 200 % zoom, the content above the rows collapses behind a button. */
export function ListPage<Row, Id extends number | string = number>({
  title,
  subtitle,
  actions,
  children,
  ...table
}: ListPageProps<Row, Id>) {
  const [folded, setFolded] = useState(true);
  const id = useId();
  const { filters = narrowingIn(table.of, table.list) } = table;
  const isNarrowed = filters?.isFiltered === true;
  const away = folded ? 'contents low:hidden' : 'contents';
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)] short:gap-2.5 low:gap-1">
      <PageHeader
        title={title ?? labelled(table.of.title)}
        subtitle={subtitle}
        className="short:[&_[data-slot=page-subtitle]]:sr-only"
        actions={
          <>
            <Button
              size="sm"
              data-opens-search
              aria-expanded={!folded}
              aria-controls={id}
              className="hidden low:inline-flex"
              onClick={() => setFolded(!folded)}
            >
              <SlidersHorizontal />
              {isNarrowed ? 'Search and filters, narrowed' : 'Search and filters'}
            </Button>
            {actions && <div className={away}>{actions}</div>}
          </>
        }
      />
      <div id={id} className={away}>
        {children}
      </div>
      <ListTable<Row, Id> folded={folded} {...table} />
    </PageStack>
  );
}
