import type { NotificationTest } from '@quickportal/contracts/server-to-server-notifications/notification-settings';
import { useState } from 'react';
import { shownInline } from '../../data/connection/query-client.ts';
import { api, trpc } from '../../data/connection/trpc.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { ServerToServerNotificationView } from './server-to-server-notification.view.tsx';

export const preload = () => api.serverToServerNotifications.get.prefetch(undefined);

export default function ServerToServerNotificationPage() {
  const settings = trpc.serverToServerNotifications.get.useQuery(undefined, shownInline);
  const canChange = useMay('serverToServerNotifications.update');
  const doneOrWaits = useDoneOrWaits();
  const [isEditing, setIsEditing] = useState(false);
  const [tested, setTested] = useState<NotificationTest | null>(null);
  const test = useChange('serverToServerNotifications.sendTest', { notice: true, onDone: setTested });
  return (
    <QueryResult
      query={settings}
      skeleton={<OverviewSkeleton title="Server to Server Notification settings" />}
      failed="The settings did not load"
    >
      {(data) => (
        <>
          <ServerToServerNotificationView
            settings={data}
            tested={tested}
            isTesting={test.busy}
            onTest={canChange && data.url !== '' ? () => test.make(undefined) : null}
            onEdit={canChange ? () => setIsEditing(true) : null}
          />
          {isEditing && (
            <CallForm
              as="sheet"
              call="serverToServerNotifications.update"
              title="Edit settings"
              submitLabel="Save"
              done={doneOrWaits(
                'Server to Server Notification settings successfully updated.',
                'The change of the settings',
              )}
              onClose={() => setIsEditing(false)}
            />
          )}
        </>
      )}
    </QueryResult>
  );
}
