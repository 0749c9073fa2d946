import { reports, type ReportCode } from '@quickportal/contracts/reports/report-codes';
import type { ReportResponse } from '@quickportal/contracts/reports/report-request';
import { useState } from 'react';
import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { useCommunity } from '../../data/session.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { CommunityAdministrationView } from './community-administration.view.tsx';
import { CashAppliedFileDialog } from './cash-applied-file.dialog.tsx';
import { isPlain, type AskingReportCall, type FormReportCall, type ReportCall } from './report-cards.ts';

export default function CommunityAdministrationPage() {
  const { communityId, communityName } = useCommunity();
  const [started, setStarted] = useState<Partial<Record<ReportCode, ReportResponse>>>({});
  const [asking, setAsking] = useState<{ call: AskingReportCall; code: ReportCode } | null>(null);
  const note = (code: ReportCode) => (response: ReportResponse) =>
    setStarted((last) => ({ ...last, [code]: response }));
  const { data: custom } = trpc.reports.listCustomReports.useQuery({ params: { communityId } }, shownInline);
  const merchants = useChange('reports.generateMerchantDefinitionFile', { notice: true });
  const customers = useChange('reports.generateCustomerSnapshotFile', { notice: true });
  const start = (call: ReportCall, code: ReportCode) => {
    if (!isPlain(call)) return setAsking({ call, code });
    const change = call === 'reports.generateMerchantDefinitionFile' ? merchants : customers;
    change.make({ params: { communityId } }, note(code));
  };
  const sending = merchants.busy ? 'reports.generateMerchantDefinitionFile' : 'reports.generateCustomerSnapshotFile';
  const done = (code: ReportCode) => (response: ReportResponse) => {
    note(code)(response);
    setAsking(null);
  };
  const close = () => setAsking(null);
  return (
    <>
      <CommunityAdministrationView
        communityName={communityName}
        started={started}
        canOpenMessages={useMay('serviceMessages.get')}
        hasCustomReports={custom?.some(({ enabled }) => enabled)}
        starting={merchants.busy || customers.busy ? sending : null}
        onStart={start}
      />
      {asking?.call === 'reports.generateCashAppliedFile' && (
        <CashAppliedFileDialog communityId={communityId} onDone={done(asking.code)} onClose={close} />
      )}
      {asking && asking.call !== 'reports.generateCashAppliedFile' && (
        <CallForm<FormReportCall>
          call={asking.call}
          params={{ communityId }}
          title={reports[asking.code].title}
          onDone={done(asking.code)}
          onClose={close}
        />
      )}
    </>
  );
}
