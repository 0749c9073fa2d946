import type { CustomReport } from '@quickportal/contracts/reports/custom-report';
import type { ReportResponse } from '@quickportal/contracts/reports/report-request';
import { useState } from 'react';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { useCommunity } from '../../data/session.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useSearch } from '../../pages/search.ts';
import { CustomReportView } from './custom-report.view.tsx';

export default function CustomReportPage() {
  const { communityId } = useCommunity();
  const { CustomReportId: customReportId } = useSearch('CustomReportView');
  const report = trpc.reports.getCustomReport.useQuery({ params: { communityId, customReportId } }, shownInline);
  return (
    <QueryResult
      whole
      query={report}
      skeleton={<OverviewSkeleton title="Custom report" />}
      failed="The report did not load"
    >
      {(data) => <EditedReport key={data.version} report={data} communityId={communityId} />}
    </QueryResult>
  );
}

/** The report while its columns are being chosen. */
function EditedReport({ report, communityId }: { report: CustomReport; communityId: number }) {
  const { customReportId, columns: saved, version, name, code, frequency } = report;
  const params = { communityId, customReportId };
  const [chosen, setChosen] = useState<readonly string[]>(saved);
  const [task, setTask] = useState<'edit' | 'start' | null>(null);
  const [started, setStarted] = useState<ReportResponse | null>(null);
  const preview = trpc.reports.previewCustomReport.useQuery({ params }, shownInline);
  const save = useChange('reports.updateCustomReportColumns', { notice: true });
  const isChanged = chosen.join('\n') !== saved.join('\n');
  const { dialog } = useLeaveGuard({ dirty: isChanged, sending: save.busy ? 'change' : null, onLeave: save.leave });
  // Until the columns that there are have loaded, those of the report are known
  const titles = preview.data?.columns ?? saved;
  const close = () => setTask(null);
  return (
    <>
      <CustomReportView
        report={report}
        preview={preview.data ?? null}
        started={started}
        canOpenMessages={useMay('serviceMessages.get')}
        onEdit={() => setTask('edit')}
        onStart={() => setTask('start')}
        columns={titles.map((title) => ({ code: title, title }))}
        chosen={chosen}
        onChange={setChosen}
        isChanged={isChanged}
        isSaving={save.busy}
        onSave={() => save.make({ params, body: { columns: [...chosen], version } })}
        onReset={() => setChosen(saved)}
      />
      {task === 'edit' && (
        <CallForm
          call="reports.updateCustomReport"
          params={params}
          title={`Edit ${name}`}
          done="Report saved"
          onClose={close}
        />
      )}
      {task === 'start' && (
        <CallForm
          call="reports.generateCustomReport"
          params={{ communityId }}
          title={`Start ${name}`}
          fields={[frequency === 'DAY' ? 'customReportDate' : 'reportMonth']}
          values={{ trigger: code }}
          onDone={(response) => {
            setStarted(response);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog}
    </>
  );
}
