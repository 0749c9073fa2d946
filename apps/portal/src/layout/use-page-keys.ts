import { useEffect, useEffectEvent } from 'react';
import { useStore } from '../data/store.ts';
import { isForPage } from '../shell/shortcuts.ts';
import { areShortcutsOn } from '../shell/shortcuts-store.ts';

/** What a page's own keys do, by the name of the key: `{ j: next, Enter: open }`. */
export type PageKeys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Keys of a page, heard while no one types and nothing covers the page; Enter only where it presses nothing. Returns
 * whether single keys are on, so that the page names them only then.
 */
export function usePageKeys(keys: PageKeys): boolean {
  const on = useStore(areShortcutsOn);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || !isForPage(event) || (event.key === 'Enter' && isPressable(event.target))) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!on) return undefined;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [on]);
  return on;
}

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('a, button, summary, [role="button"]') !== null;
