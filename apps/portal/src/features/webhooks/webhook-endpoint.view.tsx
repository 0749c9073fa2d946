import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@quickportal/ui/menu';
import { Tab, TabList, TabPanel, Tabs } from '@quickportal/ui/tabs';
import { Ban, Check, Ellipsis, KeyRound, Pencil, Send, Trash2 } from 'lucide-react';
import { crumb } from '../../layout/page/breadcrumbs.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { mailHref } from '../../pages/contact-href.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { demoReceiverHref, isDemoReceiver } from './demo-receiver.tsx';
import { EndpointStatusBadge } from './webhook.entity.tsx';

/** What can be done to an endpoint. */
export type EndpointTask = 'edit' | 'secret' | 'disable' | 'enable' | 'delete' | 'test';

export type EndpointTab = 'deliveries' | 'replay' | 'verify';

export interface WebhookEndpointViewProps {
  endpoint: WebhookEndpoint;
  timeZone: string;
  canChange: boolean;
  tab: EndpointTab;
  /** The one that is under way. */
  busy: EndpointTask | null;
  onTabChange: (tab: EndpointTab) => void;
  onTask: (task: EndpointTask) => void;
  deliveries: React.ReactNode;
  replay: React.ReactNode;
  verify: React.ReactNode;
}

/** An endpoint: its status, its deliveries, and how a receiver verifies notices. */
// In the specification: 1P014
export function WebhookEndpointView(props: WebhookEndpointViewProps) {
  const { endpoint, timeZone, canChange, tab, onTabChange, deliveries, replay, verify } = props;
  const isOwn = endpoint.kind === 'WEBHOOK';
  return (
    <PageStack>
      <PageHeader
        title={endpoint.url}
        badge={<EndpointStatusBadge status={endpoint.status} />}
        parent={crumb('WebhooksView', 'Webhooks')}
        {...(endpoint.description !== '' && { subtitle: endpoint.description })}
        {...(canChange && { actions: isOwn ? <Actions {...props} /> : <EditSettings /> })}
      />
      <Trouble endpoint={endpoint} timeZone={timeZone} />
      <Facts endpoint={endpoint} timeZone={timeZone} />
      <Tabs value={tab} onValueChange={(next) => onTabChange(next as EndpointTab)}>
        <TabList aria-label="About this endpoint">
          <Tab value="deliveries">Deliveries</Tab>
          <Tab value="replay">Replay</Tab>
          <Tab value="verify">Verify signatures</Tab>
        </TabList>
        <TabPanel value={tab}>{{ deliveries, replay, verify }[tab]}</TabPanel>
      </Tabs>
    </PageStack>
  );
}

/** Server to server notifications are changed on their own page. */
const EditSettings = () => (
  <Button asChild variant="primary">
    <PageLink to="ServerToServerNotificationView">
      <Pencil />
      Edit settings
    </PageLink>
  </Button>
);

function Actions({ endpoint, busy, onTask }: WebhookEndpointViewProps) {
  const isEnabled = endpoint.status !== 'DISABLED';
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button>
            <Ellipsis />
            More
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem onSelect={() => onTask('secret')}>
            <KeyRound />
            Replace secret
          </MenuItem>
          {isEnabled && (
            <MenuItem onSelect={() => onTask('disable')}>
              <Ban />
              Disable
            </MenuItem>
          )}
          <MenuItem onSelect={() => onTask('delete')}>
            <Trash2 />
            Delete
          </MenuItem>
        </MenuContent>
      </Menu>
      <Button onClick={() => onTask('edit')}>
        <Pencil />
        Edit
      </Button>
      {isEnabled ? (
        <Button variant="primary" busy={busy === 'test'} onClick={() => onTask('test')}>
          <Send />
          Send test event
        </Button>
      ) : (
        <Button variant="primary" busy={busy === 'enable'} onClick={() => onTask('enable')}>
          <Check />
          Enable
        </Button>
      )}
    </>
  );
}

/** What is in the way, and what becomes of the events meanwhile. */
function Trouble({ endpoint, timeZone }: { endpoint: WebhookEndpoint; timeZone: string }) {
  const { status, disabledReason, retryAt, waiting } = endpoint;
  if (status === 'FAILING')
    return (
      <Alert tone="warning" title="Events are not arriving">
        {retryAt === null ? (
          waiting === 0 ? (
            'The next event is attempted when it happens.'
          ) : (
            'The next attempt is made in a moment, or after the replay.'
          )
        ) : (
          <>
            Next attempt <DateTime value={retryAt} timeZone={timeZone} show="date-time" />. Events are attempted for 3
            days. Later events about the same record wait behind the one that failed.
          </>
        )}
      </Alert>
    );
  if (status !== 'DISABLED') return null;
  const title = {
    BY_HAND: 'This endpoint is disabled',
    FAILING: 'Switched off after 5 days without success',
    GONE: 'Switched off: the endpoint responded with 410 (gone)',
  }[disabledReason ?? 'BY_HAND'];
  return (
    <Alert tone={disabledReason === 'BY_HAND' ? 'neutral' : 'danger'} title={title}>
      No events are sent to it. Pending events are kept for 3 days and sent when you enable it again.
    </Alert>
  );
}

function Facts({ endpoint, timeZone }: { endpoint: WebhookEndpoint; timeZone: string }) {
  const moment = (value: string | null) =>
    value === null ? null : <DateTime value={value} timeZone={timeZone} show="date-time" />;
  return (
    <Card>
      <CardBody>
        <DescriptionList layout="facts" className="gap-x-8">
          <DescriptionItem term="Events">
            {endpoint.allEvents ? (
              'All events'
            ) : (
              <ul>
                {endpoint.eventTypes.map((type) => (
                  <li key={type}>{type}</li>
                ))}
              </ul>
            )}
          </DescriptionItem>
          <DescriptionItem term="Pending">{endpoint.waiting}</DescriptionItem>
          <DescriptionItem term="Last success">{moment(endpoint.lastSuccessAt)}</DescriptionItem>
          <DescriptionItem term="Last failure">{moment(endpoint.lastFailureAt)}</DescriptionItem>
          <DescriptionItem term="Notification email">
            {endpoint.notificationEmail !== '' && (
              <a href={mailHref(endpoint.notificationEmail)}>{endpoint.notificationEmail}</a>
            )}
          </DescriptionItem>
          {isDemoReceiver(endpoint.url) && (
            <DescriptionItem term="Receiver">
              <a href={demoReceiverHref()} target="_blank" rel="noreferrer">
                What it received
              </a>
            </DescriptionItem>
          )}
          {endpoint.formerSecretUntil !== null && (
            <DescriptionItem term="Previous secret signs until">{moment(endpoint.formerSecretUntil)}</DescriptionItem>
          )}
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
