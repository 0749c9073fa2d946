import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { useMay } from '../../data/use-may.ts';
import { HomeView } from './home.view.tsx';
import { PaymentsTodayPart } from './payments-today.tsx';
import { useWaiting } from './use-waiting.ts';

/** The start page: what must be done now. */
export default function HomePage(): React.ReactNode {
  const session = useSession();
  const waiting = useWaiting(session);
  const [now] = useState(() => new Date());
  const showsPayments = useMay('transactions.today') && session.community !== null;
  return <HomeView session={session} waiting={waiting} now={now} payments={showsPayments && <PaymentsTodayPart />} />;
}
