import { useState } from 'react';
import { useCommunity } from '../../../data/session.ts';
import { api } from '../../../data/connection/trpc.ts';
import { useMay } from '../../../data/calls/use-may.ts';
import { QueryResult } from '../../../layout/query-result.tsx';
import { type PageSearch, useSearch } from '../../../pages/search.ts';
import { NotThere } from '../../../shell/message-pages/not-there.tsx';
import type { StatusAction } from './agreement-actions.ts';
import { useAgreement, WHILE_WAITING } from './payto-agreement-details.data.ts';
import { PayToAgreementDetailsSkeleton, PayToAgreementDetailsView } from './payto-agreement-details.view.tsx';
import { RecallAmendmentDialog } from '../amend-agreement/recall-amendment.dialog.tsx';
import { TimelineCard } from '../timeline/agreement-timeline.tsx';
import { StatusChangeDialog } from './status-change.dialog.tsx';

export const preload = ({ AgreementToken }: PageSearch<'PayToAgreementDetailsView'>) =>
  api.paytoAgreements.get.prefetch({ params: { token: AgreementToken } });

/** One PayTo agreement of a customer. */
// In the specification: 1P016
export default function PayToAgreementDetailsPage() {
  const { AgreementToken, CustomerId } = useSearch('PayToAgreementDetailsView');
  const { timeZone } = useCommunity();
  const canManage = useMay('paytoAgreements.amend');
  const canPay = useMay('payments.take');
  const [open, setOpen] = useState<StatusAction | 'recall-amendment' | null>(null);
  const { agreement, waiting, polling } = useAgreement(AgreementToken);
  const close = () => setOpen(null);
  return (
    <QueryResult
      whole
      query={agreement}
      skeleton={<PayToAgreementDetailsSkeleton />}
      failed="The agreement did not load"
    >
      {(data) =>
        // Under the name of another customer it would be taken for theirs
        CustomerId !== undefined && data.customerId !== CustomerId ? (
          <NotThere />
        ) : (
          <>
            <PayToAgreementDetailsView
              agreement={data}
              waiting={waiting}
              timeZone={timeZone}
              canManage={canManage}
              canPay={canPay}
              polling={polling}
              pollingSeconds={WHILE_WAITING / 1000}
              onChoose={setOpen}
              onRecallAmendment={() => setOpen('recall-amendment')}
              timeline={<TimelineCard agreement={data} waiting={waiting} />}
            />
            {open === 'recall-amendment' && <RecallAmendmentDialog agreement={data} onClose={close} />}
            {open !== null && open !== 'recall-amendment' && (
              <StatusChangeDialog action={open} agreement={data} onClose={close} />
            )}
          </>
        )
      }
    </QueryResult>
  );
}
