import type { ConnectionDetails } from '@quickportal/contracts/connection-details/connection-details';
import { LEAST_KEY_LENGTH } from '@quickportal/contracts/connection-details/call-parts';
import { connectionTitles, connectionTypes } from '@quickportal/contracts/rules/payments/connections';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Eye, KeyRound } from 'lucide-react';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { Secret } from './secret.view.tsx';

export interface ConnectionDetailsViewProps {
  details: ConnectionDetails;
  timeZone: string;
  businesses: React.ReactNode;
  verify: React.ReactNode;
  /** Null where the secrets are shown already, or never. */
  onShow: (() => void) | null;
  /** Null where the user may not replace the key. */
  onRenew: (() => void) | null;
}

/** What programs and pages of the facility need to connect, and a check of hand-offs. */
// In the specification: 2P023
export function ConnectionDetailsView(props: ConnectionDetailsViewProps) {
  const { details, timeZone, businesses, verify, onShow, onRenew } = props;
  return (
    <PageStack>
      <PageHeader
        title="Connection Details"
        subtitle="What your programs and pages need to connect"
        actions={
          onShow && (
            <Button variant="primary" onClick={onShow}>
              <Eye />
              Show secrets
            </Button>
          )
        }
      />
      {details.handoffKeyTooShort && <TooShort onRenew={onRenew} />}
      <Card title="Identification">
        <CardBody>
          <DescriptionList>
            <DescriptionItem term="Community code">
              <CopyableId value={details.communityCode} label="community code" keep={false} />
            </DescriptionItem>
            <DescriptionItem term="Customer username">
              <CopyableId value={details.customerUsername} label="customer username" keep={false} />
            </DescriptionItem>
            <DescriptionItem term="Customer password">
              <Secret value={details.customerPassword} label="customer password" canShow={onShow !== null} />
            </DescriptionItem>
            <DescriptionItem term="Signed hand-off key">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <Secret value={details.signedHandoffKey} label="signed hand-off key" canShow={onShow !== null} />
                {onRenew && details.formerHandoffKeyUntil === null && (
                  <Button size="sm" onClick={onRenew}>
                    <KeyRound />
                    Renew key
                  </Button>
                )}
              </div>
              {details.formerHandoffKeyUntil !== null && (
                <p className="mt-1 text-13 text-ink-2">
                  The former key is accepted until{' '}
                  <DateTime value={details.formerHandoffKeyUntil} timeZone={timeZone} show="date-time" />.
                </p>
              )}
            </DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
      <Connections details={details} />
      {businesses}
      {verify}
    </PageStack>
  );
}

const TooShort = ({ onRenew }: { onRenew: (() => void) | null }) => (
  <Alert
    tone="warning"
    title={`The signed hand-off key has fewer than ${LEAST_KEY_LENGTH} characters`}
    actions={
      onRenew && (
        <Button size="sm" onClick={onRenew}>
          Renew key
        </Button>
      )
    }
  >
    Anyone who tries enough keys can sign hand-offs of your facility. Renew it; the former key is accepted for 24 hours
    more.
  </Alert>
);

/** Address and products of each connection. */
const Connections = ({ details: { urls, products } }: Pick<ConnectionDetailsViewProps, 'details'>) => (
  <Card title="Connections">
    <CardBody>
      <DescriptionList>
        {connectionTypes.map((type) => (
          <DescriptionItem key={type} term={connectionTitles[type]}>
            <CopyableId value={urls[type]} label={`URL of ${connectionTitles[type]}`} keep={false} />
            <p className="text-13 text-ink-2">
              {products[type].length === 0
                ? 'No product of your facility uses it.'
                : `For ${products[type].map(({ productName }) => productName).join(', ')}`}
            </p>
          </DescriptionItem>
        ))}
      </DescriptionList>
    </CardBody>
  </Card>
);
