import type { CustomReport } from '@quickportal/contracts/reports/custom-report';
import { customReportList } from '@quickportal/contracts/reports/custom-report-list';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { ListTable, type RowLinks, type WholeListProps } from '../../layout/list/list-table.tsx';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { customReportColumns } from './custom-report.entity.tsx';

export interface CustomReportsViewProps extends WholeListProps<CustomReport>, RowLinks {
  communityName: string;
  onAdd: () => void;
}

/** The reports that a community has defined. */
export function CustomReportsView({ communityName, onAdd, ...list }: CustomReportsViewProps) {
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title="Custom reports"
        subtitle={`Reports with columns of their own for ${communityName}. They are started in Community administration.`}
        actions={
          <PageAction action="Add custom report" variant="primary" onClick={onAdd}>
            <Plus />
            Add report
          </PageAction>
        }
      />
      <ListTable
        of={customReportList}
        columns={customReportColumns}
        idOf={({ customReportId }) => customReportId}
        list={list}
        empty={{
          icon: <FileSpreadsheet />,
          text: 'A custom report has the columns that you choose, of the transactions or customers of a day or a month.',
        }}
      />
    </PageStack>
  );
}
