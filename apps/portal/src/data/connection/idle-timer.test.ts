import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleTimer } from './idle-timer.ts';

const MINUTE = 60_000;

describe('the re-enter-password timer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('asks after 15 minutes without a call, and each answer starts it again [1R210]', () => {
    const onIdle = vi.fn();
    const timer = createIdleTimer({ limit: 15 * MINUTE, onIdle });
    vi.advanceTimersByTime(14 * MINUTE);
    timer.reset();
    vi.advanceTimersByTime(14 * MINUTE);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(MINUTE);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('notices on waking up that the time is over, although timers slept with the machine', () => {
    const onIdle = vi.fn();
    let now = 0;
    const timer = createIdleTimer({ limit: 15 * MINUTE, onIdle, now: () => now });
    now = 60 * MINUTE;
    timer.check();
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('keeps to the limit that the session names', () => {
    const onIdle = vi.fn();
    const timer = createIdleTimer({ limit: 15 * MINUTE, onIdle });
    timer.setLimit(2 * MINUTE);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(onIdle).toHaveBeenCalledOnce();
    timer.stop();
  });
});
