import type { CustomReport } from '@quickportal/contracts/reports/custom-report';
import { customReportSources } from '@quickportal/contracts/reports/report-codes';
import type { ReportResponse } from '@quickportal/contracts/reports/report-request';
import { Card, CardBody } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Pencil, Play } from 'lucide-react';
import { ColumnChooser, titleOfColumn, type ColumnChooserProps } from '../../layout/columns/column-chooser.tsx';
import { ColumnPreview, type PreviewedRows } from '../../layout/columns/column-preview.tsx';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { CustomReportStatus } from './custom-report.entity.tsx';
import { ReportOutcome } from './report-outcome.view.tsx';

export interface CustomReportViewProps extends Omit<ColumnChooserProps, 'note' | 'whatChanges'> {
  report: CustomReport;
  /** Null while it loads. */
  preview: PreviewedRows | null;
  /** What came of the last start. */
  started: ReportResponse | null;
  /** Whether the user may open service messages. */
  canOpenMessages: boolean;
  onEdit: () => void;
  onStart: () => void;
}

/** A report that a community has defined: its columns, rows and order, with a preview. */
export function CustomReportView(props: CustomReportViewProps) {
  const { report, preview, started, canOpenMessages, onEdit, onStart, ...chooser } = props;
  return (
    <PageStack>
      <PageHeader
        title={report.name}
        badge={<CustomReportStatus {...report} />}
        subtitle={report.code}
        actions={
          <>
            <PageAction action="Edit custom report" onClick={onEdit}>
              <Pencil />
              Edit
            </PageAction>
            {report.enabled && (
              <PageAction
                action="Start custom report"
                variant="primary"
                // A file has the columns that are saved
                disabled={chooser.isChanged}
                onClick={onStart}
              >
                <Play />
                Start report
              </PageAction>
            )}
          </>
        }
      />
      {started && <ReportOutcome response={started} canOpen={canOpenMessages} />}
      <Definition report={report} />
      <ColumnChooser {...chooser} whatChanges="Files that were written before keep their columns." />
      <ColumnPreview
        preview={preview}
        note="The first rows of the last 31 days"
        empty="There were no such rows in the last 31 days."
        chosen={chooser.chosen}
        titleOf={titleOfColumn(chooser.columns)}
      />
    </PageStack>
  );
}

function Definition({ report: { source, sourceDisplay, frequency, statuses, sortColumn } }: { report: CustomReport }) {
  const titles: Readonly<Record<string, string>> = customReportSources[source].statuses;
  return (
    <Card title="Rows">
      <CardBody>
        <DescriptionList layout="facts" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <DescriptionItem term="Rows">{sourceDisplay}</DescriptionItem>
          <DescriptionItem term="Of">{frequency === 'DAY' ? 'A day' : 'A month'}</DescriptionItem>
          <DescriptionItem term="Statuses">
            {statuses.length === 0 ? 'Every status' : statuses.map((status) => titles[status] ?? status).join(', ')}
          </DescriptionItem>
          <DescriptionItem term="Sorted by">{sortColumn}</DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
