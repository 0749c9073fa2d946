import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../data/session.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { HomeActions } from './home-actions.tsx';
import { HomeView } from './home.view.tsx';
import { PaymentsTodaySkeleton } from './payments-today-skeleton.tsx';
import { useWaiting } from './use-waiting.ts';

// Charts, gadgets and what is seldom there come after what waits
const BinAlerts = lazy(async () => ({ default: (await import('../../layout/payments/bin-alerts.tsx')).BinAlerts }));
const PaymentsTodayPart = lazy(() => import('./payments-today.tsx'));
const Gadgets = lazy(() => import('./gadgets.tsx'));

/** The start page: what must be done now, then what was paid today, or the gadgets of staff. */
// In the specification: 1P021
export default function HomePage(): React.ReactNode {
  const session = useSession();
  const waiting = useWaiting(session);
  const [now] = useState(() => new Date());
  const showsPayments = useMay('transactions.getTransactionsToday') && session.community !== null;
  const seesAlerts = useMay('fraudGuard.listBinAlerts') && session.community !== null;
  const isStaff = session.kind === 'STAFF' && session.viewedBy === null;
  return (
    <HomeView
      session={session}
      waiting={waiting}
      now={now}
      {...(session.community !== null && { actions: <HomeActions /> })}
      alerts={
        seesAlerts && (
          <Suspense>
            <BinAlerts />
          </Suspense>
        )
      }
    >
      {showsPayments && (
        <Suspense fallback={<PaymentsTodaySkeleton />}>
          <PaymentsTodayPart />
        </Suspense>
      )}
      {isStaff && (
        <Suspense>
          <Gadgets session={session} />
        </Suspense>
      )}
    </HomeView>
  );
}
