import { serviceMessageFileRights } from '@quickportal/contracts/service-messages/service-message-rights';
import { toast } from '@quickportal/ui/toast';
import { useSession } from '../../data/session.ts';
import { downloadHref } from '../../data/connection/download-href.ts';
import { api } from '../../data/connection/trpc.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { ServiceMessageDetailSkeleton, ServiceMessageDetailView } from './service-message-detail.view.tsx';
import { useServiceMessage, useZone } from './service-messages.data.ts';

export const preload = ({ serviceMessageId }: PageSearch<'ServiceMessageDetailView'>) =>
  api.serviceMessages.get.prefetch({ params: { serviceMessageId } });

export default function ServiceMessageDetailPage() {
  const { serviceMessageId } = useSearch('ServiceMessageDetailView');
  const timeZone = useZone();
  const { community } = useSession();
  const canResend = useMay('serviceMessages.resend');
  const canDownload = useMay({ anyOf: serviceMessageFileRights });
  const message = useServiceMessage(serviceMessageId);
  const resend = useChange('serviceMessages.resend', {
    onDone: () => void toast({ tone: 'success', title: 'Message queued again' }),
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
          fileHref={data.file && canDownload ? downloadHref(`service-messages/${serviceMessageId}/file`) : null}
          resending={resend.busy}
          error={resend.error}
          onResend={() => resend.make({ params: { serviceMessageId } })}
        />
      )}
    </QueryResult>
  );
}
