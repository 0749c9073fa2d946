import { formatTitles } from '@quickportal/contracts/server-to-server-notifications/notification-formats';
import type {
  NotificationSettings,
  NotificationTest,
} from '@quickportal/contracts/server-to-server-notifications/notification-settings';
import { endpointStatusTitles } from '@quickportal/contracts/webhooks/endpoint-statuses';
import { eventTitles, type EventType } from '@quickportal/contracts/webhooks/event-titles';
import { toState } from '@quickportal/contracts/rules/state-machines/status-looks';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Pencil, Send } from 'lucide-react';
import { CodeBlock } from '../../layout/code-block.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';
import { mailHref } from '../../pages/contact-href.ts';
import { PageLink } from '../../pages/page-link.tsx';

const StatusBadge = statusBadge({
  WORKING: toState(endpointStatusTitles.WORKING),
  FAILING: toState(endpointStatusTitles.FAILING),
  DISABLED: toState(endpointStatusTitles.DISABLED),
});

export interface ServerToServerNotificationViewProps {
  settings: NotificationSettings;
  /** What the last test message of this visit came to. */
  tested: NotificationTest | null;
  isTesting: boolean;
  /** Null where the user may not, and before an address was saved. */
  onTest: (() => void) | null;
  onEdit: (() => void) | null;
}

/** Whether, where and how a system of the facility is notified of payments. */
// In the specification: 2P035
export function ServerToServerNotificationView(props: ServerToServerNotificationViewProps) {
  const { settings, tested, isTesting, onTest, onEdit } = props;
  return (
    <PageStack>
      <PageHeader
        title="Server to Server Notification settings"
        subtitle="Tell a system of your own about payments, as form fields, XML or JSON"
        badge={<StatusBadge status={settings.status} />}
        actions={
          <>
            {onEdit && (
              <Button variant={onTest ? 'secondary' : 'primary'} onClick={onEdit}>
                <Pencil />
                Edit settings
              </Button>
            )}
            {onTest && (
              <Button variant="primary" busy={isTesting} onClick={onTest}>
                <Send />
                Send test message
              </Button>
            )}
          </>
        }
      />
      <Trouble settings={settings} />
      {tested && <Tested tested={tested} />}
      <Settings settings={settings} />
    </PageStack>
  );
}

function Trouble({ settings: { status, disabledReason, url } }: { settings: NotificationSettings }) {
  if (status === 'WORKING') return null;
  if (status === 'FAILING')
    return (
      <Alert tone="warning" title="Notifications are not arriving">
        They are attempted for 3 days. Later ones about the same payment wait behind the one that failed.
      </Alert>
    );
  if (disabledReason === 'FAILING' || disabledReason === 'GONE')
    return (
      <Alert
        tone="danger"
        title={
          disabledReason === 'GONE'
            ? 'Switched off: the receiver responded with 410 (gone)'
            : 'Switched off after 5 days without success'
        }
      >
        No notifications are sent until you switch them on again.
      </Alert>
    );
  return (
    <Alert tone="neutral" title="No notifications are sent">
      {url === '' ? 'Enter the address of your system and switch them on.' : 'Switch them on in the settings.'}
    </Alert>
  );
}

const Tested = ({ tested: { status, error, response, durationMs } }: { tested: NotificationTest }) => (
  <Card title="Test message" note={`${durationMs} ms`}>
    <CardBody className="grid gap-4">
      <Alert
        tone={error === null ? 'success' : 'danger'}
        title={error === null ? `Your system responded with ${status}` : 'Your system did not accept the message'}
      >
        {error ?? undefined}
      </Alert>
      {response !== '' && <CodeBlock label="Response" text={response} breaks />}
    </CardBody>
  </Card>
);

function Settings({ settings }: { settings: NotificationSettings }) {
  const { url, format, eventTypes, userName, hasPassword, failureNotificationEmail, endpointId } = settings;
  return (
    <Card title="Settings">
      <CardBody>
        <DescriptionList>
          <DescriptionItem term="Address">{url}</DescriptionItem>
          <DescriptionItem term="Format">{formatTitles[format]}</DescriptionItem>
          <DescriptionItem term="Events">
            <ul>
              {eventTypes.map((type) => (
                <li key={type}>{eventTitles[type as EventType]}</li>
              ))}
            </ul>
          </DescriptionItem>
          <DescriptionItem term="HTTP authentication">
            {userName === '' ? 'None' : `${userName}, ${hasPassword ? 'with a password' : 'without a password'}`}
          </DescriptionItem>
          <DescriptionItem term="Email of failures">
            {failureNotificationEmail === '' ? (
              'No one'
            ) : (
              <a href={mailHref(failureNotificationEmail)}>{failureNotificationEmail}</a>
            )}
          </DescriptionItem>
          {endpointId !== null && url !== '' && (
            <DescriptionItem term="Deliveries">
              <PageLink to="WebhooksView" search={{ EndpointId: endpointId }} className="underline">
                What was and will be sent
              </PageLink>
            </DescriptionItem>
          )}
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
