import { serviceMessageResendRights } from '@quickportal/contracts/service-messages/service-message-rights';
import { toast } from '@quickportal/ui/toast';
import { useIdempotencyKey } from '../../data/idempotency-key.ts';
import { messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/query-client.ts';
import { useRights, useSession } from '../../data/session.ts';
import { api, trpc } from '../../data/trpc.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { ServiceMessageDetailSkeleton, ServiceMessageDetailView } from './service-message-detail.view.tsx';
import { serviceMessagesChanged, useServiceMessage, useZone } from './service-messages.data.ts';

export const preload = ({ serviceMessageId }: PageSearch<'ServiceMessageDetailView'>) =>
  api.serviceMessages.get.prefetch({ params: { serviceMessageId } });

export default function ServiceMessageDetailPage() {
  const { serviceMessageId } = useSearch('ServiceMessageDetailView');
  const timeZone = useZone();
  const { community, viewedBy } = useSession();
  const canResend = useRights().hasAny(serviceMessageResendRights) && viewedBy === null;
  const message = useServiceMessage(serviceMessageId);
  const key = useIdempotencyKey();
  const resend = trpc.serviceMessages.resend.useMutation({
    trpc: key.trpc,
    ...shownInline,
    onSuccess: () => void toast({ tone: 'success', title: 'Queued to be sent again' }),
    onSettled: () => {
      key.renew();
      return serviceMessagesChanged();
    },
  });
  return (
    <QueryResult
      whole
      query={message}
      skeleton={<ServiceMessageDetailSkeleton />}
      failed="The service message did not load"
    >
      {(data) => (
        <ServiceMessageDetailView
          message={data}
          timeZone={timeZone}
          isHere={community !== null && data.communityId === community.communityId}
          canResend={canResend}
          resending={resend.isPending}
          error={resend.error ? messageOf(resend.error) : undefined}
          onResend={() => resend.mutate({ params: { serviceMessageId } })}
        />
      )}
    </QueryResult>
  );
}
