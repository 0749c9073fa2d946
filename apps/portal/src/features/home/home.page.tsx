import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { HomeView } from './home.view.tsx';
import { useWaiting } from './use-waiting.ts';

/** The start page: what must be done now. */
export default function HomePage(): React.ReactNode {
  const session = useSession();
  const waiting = useWaiting(session);
  const [now] = useState(() => new Date());
  return <HomeView session={session} waiting={waiting} now={now} />;
}
