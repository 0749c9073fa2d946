import type { UserAuthorisation } from '@quickportal/contracts/user-authorisations/user-authorisation';
import { toast, type ToastOptions } from '@quickportal/ui/toast';
import { useState } from 'react';
import { useChange } from '../../data/calls/use-change.ts';
import { shownInline } from '../../data/connection/query-client.ts';
import { api, trpc } from '../../data/connection/trpc.ts';
import { useZone } from '../../data/platform-zone.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { showLeft } from '../../layout/forms/left-outcome.ts';
import { RequestAgainDialog } from '../../layout/proposals/request-again.dialog.tsx';
import { WithdrawDialog } from '../../layout/proposals/withdraw.dialog.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useGoTo } from '../../pages/page-link.tsx';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { UserAuthorisationSkeleton, UserAuthorisationView } from './user-authorisation.view.tsx';

export const preload = ({ PendingUserAuthorisationId }: PageSearch<'UserAuthorisationView'>) =>
  api.userAuthorisations.get.prefetch({ params: { pendingSystemUserId: PendingUserAuthorisationId } });

/** Decide about a change of an administrator, or withdraw one's own. */
export default function UserAuthorisationPage() {
  const { PendingUserAuthorisationId: pendingSystemUserId } = useSearch('UserAuthorisationView');
  const timeZone = useZone();
  const request = trpc.userAuthorisations.get.useQuery(
    { params: { pendingSystemUserId } },
    { staleTime: 0, ...shownInline },
  );
  return (
    <QueryResult whole query={request} skeleton={<UserAuthorisationSkeleton />} failed="The request did not load">
      {(data) => <Request request={data} timeZone={timeZone} />}
    </QueryResult>
  );
}

function Request({ request, timeZone }: { request: UserAuthorisation; timeZone: string }) {
  const { pendingSystemUserId, title, requesterName, version } = request;
  const goTo = useGoTo();
  const [asking, setAsking] = useState<'reject' | 'withdraw' | 'again' | null>(null);
  const approved: ToastOptions = { tone: 'success', title: `Approved: ${title}` };
  const approving = useChange('userAuthorisations.approve', {
    onDone: ({ status }) => {
      void toast(approved);
      // A new administrator is in the pending list as Invitation Sent (3R287)
      if (status === 302) goTo('PendingAdministratorsView');
    },
    onLeft: (outcome) => showLeft(`Approval of request ${pendingSystemUserId}`, outcome, () => approved),
  });
  const guard = useLeaveGuard({
    dirty: false,
    sending: approving.busy ? 'change' : null,
    onLeave: approving.leave,
  });
  const params = { pendingSystemUserId };
  const close = () => setAsking(null);
  return (
    <>
      <UserAuthorisationView
        request={request}
        timeZone={timeZone}
        isApproving={approving.busy}
        error={approving.error}
        onApprove={() => approving.make({ params, body: { version } })}
        onReject={() => setAsking('reject')}
        onWithdraw={() => setAsking('withdraw')}
        onAgain={() => setAsking('again')}
      />
      {guard.dialog}
      {asking === 'reject' && (
        <CallForm
          call="userAuthorisations.reject"
          params={params}
          also={{ version }}
          title={`Reject: ${title}`}
          description={`${requesterName} sees the reason. Nothing is changed.`}
          fields={['reason']}
          danger
          done={`Rejected: ${title}`}
          onClose={close}
        />
      )}
      {asking === 'again' && (
        <RequestAgainDialog
          proposal={request}
          onDone={({ proposalId }) => goTo('UserAuthorisationView', { PendingUserAuthorisationId: proposalId })}
          onClose={close}
        />
      )}
      {asking === 'withdraw' && <WithdrawDialog proposal={request} onClose={close} />}
    </>
  );
}
