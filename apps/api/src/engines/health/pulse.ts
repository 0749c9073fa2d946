/** Says whether something that happens again and again still does. */
export interface Pulse {
  /** It has just happened. */
  beat(): void;
  /** True when it has not happened for too long. */
  isSilent(): boolean;
}

/** A pulse that is silent `silentAfter` milliseconds after its last beat. Being made is its first one. */
export function startPulse(silentAfter: number): Pulse {
  // Not the product's clock, which a demo moves
  let last = performance.now();
  return {
    beat: () => {
      last = performance.now();
    },
    isSilent: () => performance.now() - last > silentAfter,
  };
}
