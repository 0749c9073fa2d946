import type { ScheduleFailure } from '@quickportal/contracts/recurring-payments/schedule-failure';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody, CardFooter } from '@quickportal/ui/card';
import { CreditCard, Mail, Play, RotateCcw, Square } from 'lucide-react';
import { DetailsSkeleton } from '../../../layout/page/details-skeleton.tsx';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { PageStack } from '../../../layout/page/page-stack.tsx';
import { QueuePlace } from '../../../layout/payments/queue-place.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { FailedScheduleKeys } from './failed-schedule-keys.view.tsx';
import { FailureFacts } from './failure-facts.view.tsx';
import { ScheduleStatusBadge } from '../schedule.entity.tsx';

/** What can be done about a failed schedule. */
export type FailedScheduleAction = 'retry' | 'account' | 'notify' | 'resume' | 'stop';

export interface FailedSchedulesViewProps {
  failure: ScheduleFailure;
  timeZone: string;
  /** Whether the user may have it tried again, resume it, change its account and tell the customer. */
  canRetry: boolean;
  canStop: boolean;
  /** Whether receipts lead to their transaction. */
  // In the specification: 1R163
  linksToReceipts: boolean;
  /** Whether the keys of the page are named. */
  namesKeys: boolean;
  /** Undefined: there is no other. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onAct: (action: FailedScheduleAction) => void;
}

/** One failed schedule: why it failed, what can be done about it, and the way to the next one. */
export function FailedSchedulesView(props: FailedSchedulesViewProps) {
  const { failure, timeZone, linksToReceipts } = props;
  const { schedule } = failure;
  const { paymentScheduleId, paymentScheduleCode, description, customerName, amount, summary } = schedule;
  return (
    <PageStack className="max-w-4xl">
      <PageHeader
        title={customerName}
        documentTitle={`${paymentScheduleCode} ${customerName}`}
        subtitle={
          <>
            <PageLink
              to="RecurringPaymentDetailsView"
              search={{ RecurringPaymentId: paymentScheduleId }}
              className="underline underline-offset-3"
            >
              {paymentScheduleCode} {description}
            </PageLink>
            {`, ${amount.displayAmount}, ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`}
          </>
        }
        badge={<ScheduleStatusBadge schedule={schedule} />}
        actions={
          <QueuePlace
            noun="failed schedule"
            countedAs="failed"
            position={failure.queue.position}
            count={failure.queue.failedCount}
            onNext={props.onNext}
            onPrevious={props.onPrevious}
          />
        }
      />
      {failure.failedAt === null ? (
        <NotFailed {...props} />
      ) : (
        <Card title="Why it failed">
          <CardBody className="grid gap-4">
            <Reason failure={failure} />
            <FailureFacts failure={failure} timeZone={timeZone} linksToReceipts={linksToReceipts} />
          </CardBody>
          <Actions {...props} />
        </Card>
      )}
      {props.namesKeys && <FailedScheduleKeys failure={failure} />}
    </PageStack>
  );
}

function NotFailed({ failure: { schedule }, onNext }: FailedSchedulesViewProps) {
  return (
    <Alert
      tone="neutral"
      title={`The schedule is ${schedule.statusDisplay.toLowerCase()}`}
      actions={
        onNext ? (
          <Button size="sm" variant="primary" aria-keyshortcuts="Enter" onClick={onNext}>
            Next failed schedule
          </Button>
        ) : (
          <Button asChild size="sm">
            <PageLink to="RecurringPaymentsView">All payment schedules</PageLink>
          </Button>
        )
      }
    >
      {schedule.nextPaymentDate === null ? 'No action is needed here.' : 'It takes payments again.'}
    </Alert>
  );
}

/** What the network said and what to do, or why nothing was sent. */
function Reason({ failure: { schedule, lastTry } }: Pick<FailedSchedulesViewProps, 'failure'>) {
  const decline = lastTry?.decline;
  return (
    <Alert tone="danger" title={decline ? decline.text : 'No payment was made'}>
      {decline ? decline.nextStep : schedule.statusReason}
    </Alert>
  );
}

function Actions({ failure, canRetry, canStop, onAct }: FailedSchedulesViewProps) {
  const { nextTry, retryRefusal, customerEmail } = failure;
  if (!canRetry && !canStop) return null;
  return (
    <CardFooter className="justify-start gap-2 max-sm:[&>*]:flex-auto">
      {canRetry && (
        <>
          {nextTry ? (
            <Button variant="primary" aria-keyshortcuts="Enter" onClick={() => onAct('retry')}>
              <RotateCcw />
              Retry {nextTry.totalAmount.displayAmount}
            </Button>
          ) : (
            <p className="w-full text-13 text-ink-2">It cannot be retried. {retryRefusal}</p>
          )}
          <Button
            variant={nextTry ? 'secondary' : 'primary'}
            aria-keyshortcuts={nextTry ? undefined : 'Enter'}
            onClick={() => onAct('account')}
          >
            <CreditCard />
            Change account
          </Button>
          <Button disabled={customerEmail === ''} onClick={() => onAct('notify')}>
            <Mail />
            Notify customer
          </Button>
          <Button onClick={() => onAct('resume')}>
            <Play />
            Resume without retry
          </Button>
        </>
      )}
      {canStop && (
        <Button variant="dangerQuiet" className="sm:ml-auto" onClick={() => onAct('stop')}>
          <Square />
          Stop payments
        </Button>
      )}
    </CardFooter>
  );
}

/** The shape of the page while it loads. */
export const FailedSchedulesSkeleton = () => <DetailsSkeleton title="Failed schedule" side={4} />;
