import { useEffect, useRef, useState } from 'react';

/**
 * Returns the value, updated at once and then at most once per this many milliseconds; the last value always arrives.
 */
export function useThrottled<T>(value: T, milliseconds: number): T {
  const [followed, setFollowed] = useState(value);
  const lastRef = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const follow = () => {
      lastRef.current = performance.now();
      setFollowed(value);
    };
    const rest = lastRef.current + milliseconds - performance.now();
    const timer = setTimeout(follow, Math.max(rest, 0));
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return followed;
}
