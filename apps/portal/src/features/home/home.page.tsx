import { HomeView } from './home.view.tsx';
import { useMemo, useState } from 'react';
import { useSession } from '../../data/session.ts';
import { navigationOf } from '../../shell/navigation-model.ts';

/** Where everybody starts: what they can do here. */
export default function HomePage(): React.ReactNode {
  const session = useSession();
  const sections = useMemo(() => navigationOf(session).filter(({ group }) => group !== null), [session]);
  const [now] = useState(() => new Date());
  return <HomeView session={session} sections={sections} now={now} />;
}
