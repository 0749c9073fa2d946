import { useCallback, useEffect, useRef } from 'react';
import type { Path } from '../schema/field-path.ts';

/**
 * Delays the effects of leaving a field until the pointer is released: an error that appears between press and release
 * moves the button away from the pointer, and the click is lost.
 */
export function usePatientLeave(onLeave: (path: Path) => void): (path: Path) => void {
  const isDown = useRef(false);
  const waiting = useRef<Path[]>([]);
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const down = () => {
      isDown.current = true;
    };
    const up = () => {
      isDown.current = false;
      // After the click that follows the release
      setTimeout(() => {
        for (const path of waiting.current.splice(0)) latest.current(path);
      });
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up, true);
    document.addEventListener('pointercancel', up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('pointercancel', up, true);
    };
  }, []);
  return useCallback((path: Path) => {
    if (isDown.current) waiting.current.push(path);
    else latest.current(path);
  }, []);
}
