export interface IdleTimer {
  /** Restarts the time after a response. */
  reset: () => void;
  /** Time without a response until `onIdle`, in milliseconds. */
  setLimit: (milliseconds: number) => void;
  /** Checks whether the time is over; timers sleep with the machine. */
  check: () => void;
  stop: () => void;
}

interface IdleTimerOptions {
  limit: number;
  onIdle: () => void;
  now?: () => number;
}

/** Calls back when no call had a response for so long that the password must be entered again (1R210). */
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
