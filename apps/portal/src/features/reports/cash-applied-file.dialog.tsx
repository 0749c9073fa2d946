import { reports } from '@quickportal/contracts/reports/report-codes';
import type { ReportResponse } from '@quickportal/contracts/reports/report-request';
import { Alert } from '@quickportal/ui/alert';
import { useState } from 'react';
import { trpc } from '../../data/connection/trpc.ts';
import { shownInline } from '../../data/connection/query-client.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';

interface CashAppliedFileDialogProps {
  communityId: number;
  onDone: (response: ReportResponse) => void;
  onClose: () => void;
}

/** Starts a cash applied file. Where open batches are closed first, it says how many before it does. */
export function CashAppliedFileDialog({ communityId, onDone, onClose }: CashAppliedFileDialogProps) {
  const [body, setBody] = useState<Record<string, unknown>>({});
  const { data: open } = trpc.reports.countOpenPaymentBatches.useQuery(
    { params: { communityId } },
    { ...shownInline, enabled: body['closeOpenPaymentBatches'] === true },
  );
  const isClosing = body['closeOpenPaymentBatches'] === true && body['cashAppliedFileDate'] === open?.settlementDate;
  const batches = open && `${open.count} open payment ${open.count === 1 ? 'batch' : 'batches'}`;
  return (
    <CallForm
      call="reports.generateCashAppliedFile"
      params={{ communityId }}
      title={reports.CASH_APPLIED_FILE.title}
      onBody={setBody}
      {...(isClosing && batches !== undefined && { submitLabel: `Close ${batches} and start` })}
      onDone={onDone}
      onClose={onClose}
    >
      {isClosing && batches !== undefined && (
        <Alert tone="warning" title={`${batches} of today ${open?.count === 1 ? 'is' : 'are'} closed now`}>
          Payments that are taken later settle on the next date. This cannot be undone.
        </Alert>
      )}
    </CallForm>
  );
}
