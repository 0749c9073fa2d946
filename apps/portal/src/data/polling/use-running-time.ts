import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Returns the current time by the server's clock, counted from `readAt`, a time that the server returned. */
export function useRunningTime(readAt: string): Date {
  const [shown, setShown] = useState({ readAt, elapsed: 0 });
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setShown({ readAt, elapsed: performance.now() - start }), SECOND);
    return () => clearInterval(timer);
  }, [readAt]);
  return new Date(new Date(readAt).getTime() + (shown.readAt === readAt ? shown.elapsed : 0));
}
