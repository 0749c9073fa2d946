/** How long after the last key, click or scroll somebody still counts as being there. */
export const ATTENTION = 5 * 60_000;

interface AttentionOptions {
  now?: () => number;
  isHidden?: () => boolean;
}

export interface Attention {
  /** Somebody typed, clicked or scrolled. */
  noticed(): void;
  /** Whether the page is on the screen and somebody used it in the last 5 minutes. */
  isThere(): boolean;
}

/** Knows whether polling serves anybody, so that a session left alone does run into its idle limit. */
export function createAttention({ now = Date.now, isHidden = () => document.hidden }: AttentionOptions = {}): Attention {
  let last = now();
  return {
    noticed: () => {
      last = now();
    },
    isThere: () => !isHidden() && now() - last < ATTENTION,
  };
}

/** This page's. */
export const attention = createAttention();

/** Starts watching for keys, clicks and scrolling; answers how to stop. */
export function watchAttention(): () => void {
  const events = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
  for (const name of events) window.addEventListener(name, attention.noticed, { passive: true, capture: true });
  return () => {
    for (const name of events) window.removeEventListener(name, attention.noticed, { capture: true });
  };
}
