import type { PaymentsToday } from '@quickportal/contracts/transactions/payments-today';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { Money } from '@quickportal/ui/money';
import { PageLink } from '../../pages/page-link.tsx';
import { figures } from './card-look.ts';
import { HoursChart } from './hours-chart.tsx';
import { comparedTo, declinedWords, usualAmount } from './payments-today.words.ts';
import { TodayFigure, type TransactionLink } from './today-figure.tsx';

const ofToday = { period: 'TODAY', transactionType: 'PAYMENT' } as const satisfies TransactionLink;
const approvedToday: TransactionLink = { ...ofToday, status: ['APPROVED', 'REFUNDED'] };
const declinedToday: TransactionLink = { ...ofToday, status: ['DECLINED', 'DISHONOURED'] };

const cards = 'grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]';

/** What was paid today beside the same weekday before, by hour, and why payments were declined. */
export function PaymentsTodayView({ payments }: { payments: PaymentsToday }) {
  const { today, amounts } = payments;
  return (
    <section aria-label="Payments today" className="grid gap-4">
      <div className={figures}>
        <TodayFigure
          title="Payments today"
          value={formatCount(payments.payments)}
          {...comparedTo(payments.payments, payments.usualPayments, today)}
          search={ofToday}
        />
        {amounts.map(({ currency, approved, usual }) => (
          <TodayFigure
            key={currency}
            title={amounts.length > 1 ? `Approved today, ${currency}` : 'Approved today'}
            value={<Money amount={approved.amount} currency={currency} size="large" />}
            about={usualAmount(usual.amount, currency, today)}
            search={approvedToday}
          />
        ))}
        <TodayFigure
          title="Declined today"
          value={formatCount(payments.declined)}
          about={declinedWords(payments)}
          search={declinedToday}
        />
      </div>
      <div className={cards}>
        <HoursChart payments={payments} />
        <DeclineReasons payments={payments} />
      </div>
    </section>
  );
}

function DeclineReasons({ payments: { declined, declineReasons } }: { payments: PaymentsToday }) {
  return (
    <Card title="Why payments were declined">
      <CardBody>
        {declineReasons.length === 0 ? (
          <p className="text-ink-2">
            {declined === 0 ? 'No payment was declined today.' : 'The bank named no reason for the declines of today.'}
          </p>
        ) : (
          <ul className="grid gap-1">
            {declineReasons.map(({ paymentMethod, responseCode, reason, count }) => (
              <li key={`${paymentMethod} ${responseCode}`} className="flex items-baseline justify-between gap-3">
                <PageLink to="TransactionSearchView" search={{ ...declinedToday, responseCode }}>
                  {reason}
                </PageLink>
                <span className="tabular-nums">{formatCount(count)}</span>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
