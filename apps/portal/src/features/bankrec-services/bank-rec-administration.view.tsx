import type { BankrecService } from '@quickportal/contracts/bankrec-services/bankrec-service';
import type { BankrecServiceCode } from '@quickportal/contracts/bankrec-services/service-codes';
import { serviceMessageStates } from '@quickportal/contracts/rules/states/delivery';
import { Alert } from '@quickportal/ui/alert';
import { Card, CardBody, CardFooter } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { serviceCards } from './service-cards.ts';

const RunStatus = statusBadge(serviceMessageStates.states);

export interface BankRecAdministrationViewProps {
  services: readonly BankrecService[];
  /** Service messages that were started here; of a service whose start failed none. */
  started: Partial<Record<BankrecServiceCode, number>>;
  /** Whether the user may open service messages. */
  canOpenMessages: boolean;
  timeZone: string;
  /** The form that starts a service. */
  renderForm: (service: BankrecService) => React.ReactNode;
}

/** Services of bank reconciliation, each started from a card of its own. */
// In the specification: 3P051
export function BankRecAdministrationView(props: BankRecAdministrationViewProps) {
  const { services, started, canOpenMessages, timeZone, renderForm } = props;
  return (
    <PageStack>
      <PageHeader title="BankRec Administration" subtitle="Services of bank reconciliation for all communities" />
      <div className="@container">
        <div className="grid gap-4 @min-[40rem]:grid-cols-2 @min-[64rem]:grid-cols-3">
          {services.map((service) => {
            const serviceMessageId = started[service.service];
            return (
              <Card
                key={service.service}
                title={service.title}
                className="grid grid-rows-[auto_minmax(0,1fr)_auto]"
                data-service={service.service}
              >
                <CardBody className="grid content-start gap-4">
                  <p className="text-ink-2">{serviceCards[service.service].text}</p>
                  {renderForm(service)}
                  {serviceMessageId !== undefined && (
                    <Alert tone="success" title="Service successfully triggered.">
                      {canOpenMessages && (
                        <PageLink to="ServiceMessageDetailView" search={{ serviceMessageId }}>
                          Service message {serviceMessageId}
                        </PageLink>
                      )}
                    </Alert>
                  )}
                </CardBody>
                <CardFooter>
                  <LastRun service={service} canOpen={canOpenMessages} timeZone={timeZone} />
                </CardFooter>
              </Card>
            );
          })}
        </div>
      </div>
    </PageStack>
  );
}

interface LastRunProps {
  service: BankrecService;
  canOpen: boolean;
  timeZone: string;
}

function LastRun({ service: { lastRun }, canOpen, timeZone }: LastRunProps) {
  if (lastRun === null) return <p className="text-13 text-ink-2">Not run yet.</p>;
  const { serviceMessageId, status, summary, startedDate } = lastRun;
  return (
    <div className="grid min-w-0 gap-1 text-13">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <span>
          Last run <DateTime value={startedDate} timeZone={timeZone} show="date-time" />
        </span>
        <RunStatus status={status} />
      </div>
      <p className="wrap-anywhere">
        {canOpen ? (
          <PageLink to="ServiceMessageDetailView" search={{ serviceMessageId }} className="underline">
            {summary}
          </PageLink>
        ) : (
          summary
        )}
      </p>
    </div>
  );
}
