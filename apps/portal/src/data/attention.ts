import { createStore, type Store } from './store.ts';

/** How long after the last key, click or scroll a user still counts as being there. */
export const ATTENTION = 5 * 60_000;

export interface Attention {
  /** Whether the page is on the screen and a user used it in the last 5 minutes. */
  readonly there: Store<boolean>;
  /** A user typed, clicked or scrolled. */
  noticed: () => void;
  /** The tab was hidden or shown. */
  visibilityChanged: () => void;
}

interface AttentionOptions {
  now?: () => number;
  isHidden?: () => boolean;
}

/** Knows whether polling serves anybody, so that a session left alone does run into its idle limit. */
export function createAttention({
  now = Date.now,
  isHidden = () => document.hidden,
}: AttentionOptions = {}): Attention {
  const there = createStore(true);
  let last = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look(): void {
    clearTimeout(timer);
    const left = last + ATTENTION - now();
    there.set(left > 0 && !isHidden());
    if (there.get()) timer = setTimeout(look, left);
  }
  return {
    there,
    noticed: () => {
      last = now();
      if (!there.get()) look();
    },
    visibilityChanged: look,
  };
}

/** This page's. */
export const attention = createAttention({ isHidden: () => typeof document !== 'undefined' && document.hidden });

/** Starts watching for keys, clicks and scrolling; answers how to stop. */
export function watchAttention(watched: Attention = attention): () => void {
  const events = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
  for (const name of events) window.addEventListener(name, watched.noticed, { passive: true, capture: true });
  document.addEventListener('visibilitychange', watched.visibilityChanged);
  watched.visibilityChanged();
  return () => {
    for (const name of events) window.removeEventListener(name, watched.noticed, { capture: true });
    document.removeEventListener('visibilitychange', watched.visibilityChanged);
  };
}
