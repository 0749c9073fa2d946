export interface IdleTimer {
  /** An answer came: the time starts again. */
  reset: () => void;
  /** How long without an answer until `onIdle`, in milliseconds. */
  setLimit: (milliseconds: number) => void;
  /** Looks whether the time is over; timers sleep while the machine does. */
  check: () => void;
  stop: () => void;
}

interface IdleTimerOptions {
  limit: number;
  onIdle: () => void;
  now?: () => number;
}

/** Tells when no call was answered for so long that the password is due again (1R210). */
export function createIdleTimer({ limit, onIdle, now = Date.now }: IdleTimerOptions): IdleTimer {
  let last = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = () => {
    clearTimeout(timer);
    timer = setTimeout(check, Math.max(0, last + limit - now()));
  };
  function check(): void {
    if (now() - last < limit) return arm();
    clearTimeout(timer);
    onIdle();
  }
  arm();
  return {
    reset: () => {
      last = now();
      arm();
    },
    setLimit: (milliseconds) => {
      limit = milliseconds;
      arm();
    },
    check,
    stop: () => clearTimeout(timer),
  };
}
