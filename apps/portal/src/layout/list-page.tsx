import { ListTable, type ListTableProps } from './list-table.tsx';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';
import { PageStack } from './page-stack.tsx';

type ListPageProps<Row, Id extends number | string> = ListTableProps<Row, Id> &
  Pick<PageHeaderProps, 'subtitle' | 'actions'> & {
    /** The heading; the title of the list when left out. */
    title?: string;
    /** What narrows the list, and what else is above its table. */
    children?: React.ReactNode;
  };

/** The frame of every page that shows a list. */
export const ListPage = <Row, Id extends number | string = number>({
  title,
  subtitle,
  actions,
  children,
  ...table
}: ListPageProps<Row, Id>) => (
  <PageStack className="grid-cols-[minmax(0,1fr)]">
    <PageHeader title={title ?? table.of.title} subtitle={subtitle} actions={actions} />
    {children}
    <ListTable<Row, Id> {...table} />
  </PageStack>
);
