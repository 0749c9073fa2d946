import type { AccountAuthorisation } from '@quickportal/contracts/account-authorisations/account-authorisation';
import { useState } from 'react';
import { shownInline } from '../../data/connection/query-client.ts';
import { api, trpc } from '../../data/connection/trpc.ts';
import { useZone } from '../../data/platform-zone.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { RequestAgainDialog } from '../../layout/proposals/request-again.dialog.tsx';
import { WithdrawDialog } from '../../layout/proposals/withdraw.dialog.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useGoTo } from '../../pages/page-link.tsx';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { AccountAuthorisationSkeleton, AccountAuthorisationView } from './account-authorisation.view.tsx';

export const preload = ({ PendingAccountAuthorisationId }: PageSearch<'AccountAuthorisationView'>) =>
  api.accountAuthorisations.get.prefetch({ params: { pendingAccountAuthorisationId: PendingAccountAuthorisationId } });

/** Decide about a change of a settlement account, or withdraw one's own. */
export default function AccountAuthorisationPage() {
  const { PendingAccountAuthorisationId } = useSearch('AccountAuthorisationView');
  const timeZone = useZone();
  const request = trpc.accountAuthorisations.get.useQuery(
    { params: { pendingAccountAuthorisationId: PendingAccountAuthorisationId } },
    { staleTime: 0, ...shownInline },
  );
  return (
    <QueryResult whole query={request} skeleton={<AccountAuthorisationSkeleton />} failed="The request did not load">
      {(data) => <Request request={data} timeZone={timeZone} />}
    </QueryResult>
  );
}

function Request({ request, timeZone }: { request: AccountAuthorisation; timeZone: string }) {
  const { pendingAccountAuthorisationId, title, requesterName, version } = request;
  const goTo = useGoTo();
  const [asking, setAsking] = useState<'approve' | 'reject' | 'withdraw' | 'again' | null>(null);
  const shared = { params: { pendingAccountAuthorisationId }, also: { version }, onClose: () => setAsking(null) };
  return (
    <>
      <AccountAuthorisationView
        request={request}
        timeZone={timeZone}
        onApprove={() => setAsking('approve')}
        onReject={() => setAsking('reject')}
        onWithdraw={() => setAsking('withdraw')}
        onAgain={() => setAsking('again')}
      />
      {asking === 'approve' && (
        <CallForm
          call="accountAuthorisations.approve"
          {...shared}
          title={`Approve: ${title}`}
          description={`The change takes effect at once. ${requesterName} sees the comment.`}
          fields={['comment']}
          done={`Approved: ${title}`}
        />
      )}
      {asking === 'reject' && (
        <CallForm
          call="accountAuthorisations.reject"
          {...shared}
          title={`Reject: ${title}`}
          description={`${requesterName} sees the reason. Nothing is changed.`}
          fields={['reason']}
          danger
          done={`Rejected: ${title}`}
        />
      )}
      {asking === 'withdraw' && <WithdrawDialog proposal={request} onClose={shared.onClose} />}
      {asking === 'again' && (
        <RequestAgainDialog
          proposal={request}
          onDone={({ proposalId }) => goTo('AccountAuthorisationView', { PendingAccountAuthorisationId: proposalId })}
          onClose={shared.onClose}
        />
      )}
    </>
  );
}
