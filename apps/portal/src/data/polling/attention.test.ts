import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ATTENTION, createAttention } from './attention.ts';

describe('attention', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is gone when no one typed, clicked or scrolled for 5 minutes, and is back at once', () => {
    const attention = createAttention({ isHidden: () => false });
    attention.visibilityChanged();
    vi.advanceTimersByTime(ATTENTION - 1);
    attention.noticed();
    vi.advanceTimersByTime(ATTENTION - 1);
    expect(attention.there.get()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(attention.there.get()).toBe(false);
    attention.noticed();
    expect(attention.there.get()).toBe(true);
  });

  it('is gone while the tab is hidden', () => {
    let hidden = false;
    const attention = createAttention({ isHidden: () => hidden });
    hidden = true;
    attention.visibilityChanged();
    expect(attention.there.get()).toBe(false);
    hidden = false;
    attention.visibilityChanged();
    expect(attention.there.get()).toBe(true);
  });
});
