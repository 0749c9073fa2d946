/** Detects whether a recurring event still occurs. */
export interface Pulse {
  /** Records an occurrence. */
  beat(): void;
  /** Returns true when the last occurrence is too long ago. */
  isSilent(): boolean;
}

/**
 * Creates a pulse that becomes silent `silentAfter` milliseconds after its last beat; creating it counts as the first.
 */
export function startPulse(silentAfter: number): Pulse {
  // Monotonic: a demo moves the product's clock
  let last = performance.now();
  return {
    beat: () => {
      last = performance.now();
    },
    isSilent: () => performance.now() - last > silentAfter,
  };
}
