import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, subscribeToToasts, toast } from './toast-store.ts';

const open = () => currentToasts().filter((item) => item.open);

describe('toast store', () => {
  beforeEach(() => dismissToast());

  it('shows the newest four', () => {
    for (const title of ['one', 'two', 'three', 'four', 'five']) toast({ title });
    expect(open().map((item) => item.title)).toEqual(['two', 'three', 'four', 'five']);
  });

  it('replaces a toast with the same id', () => {
    toast({ id: 'export', title: 'Exporting customers' });
    toast({ id: 'export', title: 'Customers are ready' });
    expect(open()).toMatchObject([{ id: 'export', title: 'Customers are ready' }]);
  });

  it('closes one or all', () => {
    const first = toast({ title: 'one' });
    toast({ title: 'two' });
    dismissToast(first);
    expect(open().map((item) => item.title)).toEqual(['two']);
    dismissToast();
    expect(open()).toEqual([]);
  });

  it('tells its listeners until they leave', () => {
    const listener = vi.fn();
    const leave = subscribeToToasts(listener);
    toast({ title: 'one' });
    leave();
    toast({ title: 'two' });
    expect(listener).toHaveBeenCalledOnce();
  });
});
