import { createStore, type Store } from '../store.ts';

/** Time without a key, click or scroll after which a user counts as away. */
export const ATTENTION = 5 * 60_000;

export interface Attention {
  /** Whether the page is visible and was used in the last 5 minutes. */
  readonly there: Store<boolean>;
  /** Records that the user typed, clicked or scrolled. */
  noticed: () => void;
  /** Records that the tab was hidden or shown. */
  visibilityChanged: () => void;
}

interface AttentionOptions {
  now?: () => number;
  isHidden?: () => boolean;
}

/** Tracks whether anyone is looking, so that polling does not keep an abandoned session from its idle limit. */
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

/** The tracker of this page. */
export const attention = createAttention({ isHidden: () => typeof document !== 'undefined' && document.hidden });

/** Starts watching for keys, clicks and scrolling; returns a function that stops it. */
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
