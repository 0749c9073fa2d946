/** The source of the current time; injected, so that tests and the demo can move it. */
export interface Clock {
  /** The current moment. */
  now(): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stops until it is moved; for tests. */
export function fixedClock(start: string): Clock & { set(moment: string): void; advance(milliseconds: number): void } {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set: (moment) => {
      at = new Date(moment);
    },
    advance: (milliseconds) => {
      at = new Date(at.getTime() + milliseconds);
    },
  };
}
