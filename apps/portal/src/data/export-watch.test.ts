import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attention } from './polling/attention.ts';
import { watchedExports, watchExport } from './export-watch.ts';
import { ProblemError } from './problem.ts';

const started = { exportId: 7, kind: 'customers', title: 'Customers' };
const running = (rowsDone: number) => ({ status: 202, body: { rowsDone, rowsTotal: 900 } }) as const;
const done = { status: 201, body: { downloadUrl: '/file' } } as const;

describe('an export that is waited for', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    watchedExports.set([]);
  });

  it('is polled every 2 seconds: 202 means again, 201 that it can be downloaded [2R280 2R281 1R233]', async () => {
    const responses = [running(100), running(500), done];
    const poll = vi.fn(() => Promise.resolve(responses.shift() ?? done));
    const ready = vi.fn(() => Promise.resolve());
    watchExport(started, poll, ready);
    watchExport(started, poll, ready);
    expect(poll).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(watchedExports.get()).toEqual([{ ...started, rowsDone: 100, rowsTotal: 900 }]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(watchedExports.get()[0]?.rowsDone).toBe(500);
    expect(ready).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(ready).toHaveBeenCalledExactlyOnceWith(started);
    expect(watchedExports.get()).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(poll).toHaveBeenCalledTimes(3);
  });

  it('that is answered otherwise is only logged [2R282 2R383 2K041]', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const problem = { type: 'x/state-conflict', title: 'x', status: 409, requestId: 'r' };
    const poll = vi.fn(() => Promise.reject(new ProblemError(problem)));
    const ready = vi.fn(() => Promise.resolve());
    watchExport(started, poll, ready);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(poll).toHaveBeenCalledOnce();
    expect(logged).toHaveBeenCalledExactlyOnceWith('Export 7 was answered with 409');
    expect(ready).not.toHaveBeenCalled();
    expect(watchedExports.get()).toEqual([]);
  });

  it('is polled two seconds after it was started, and two seconds after each poll [1K017 1K053]', async () => {
    const poll = vi.fn(() => Promise.resolve(running(100)));
    watchExport(started, poll, vi.fn());
    await vi.advanceTimersByTimeAsync(1999);
    expect(poll).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(poll).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1999);
    expect(poll).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it.each([400, 404, 422])(
    'of agreements that returns %i is logged, and neither polled again nor shown [1R116 1K018]',
    async (status) => {
      const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const poll = vi.fn(() => Promise.reject(new ProblemError({ type: 'x/y', title: 'x', status, requestId: 'r' })));
      const ready = vi.fn(() => Promise.resolve());
      watchExport({ exportId: 8, kind: 'payto-agreements', title: 'PayTo agreements' }, poll, ready);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(poll).toHaveBeenCalledOnce();
      expect(logged).toHaveBeenCalledOnce();
      expect([ready.mock.calls, watchedExports.get()]).toEqual([[], []]);
    },
  );

  it('that the server fails to answer is logged, and asked for again', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const problem = { type: 'x/unavailable', title: 'x', status: 503, requestId: 'r' };
    const poll = vi.fn<() => Promise<typeof done>>().mockRejectedValueOnce(new ProblemError(problem));
    poll.mockResolvedValue(done);
    const ready = vi.fn(() => Promise.resolve());
    watchExport(started, poll, ready);
    await vi.advanceTimersByTimeAsync(2000);
    expect(logged).toHaveBeenCalledExactlyOnceWith('Export 7 was answered with 503');
    expect(ready).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(ready).toHaveBeenCalledOnce();
  });

  it('is polled again after a lost connection, and not while the user is away', async () => {
    const poll = vi.fn<() => Promise<typeof done>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    poll.mockResolvedValue(done);
    const ready = vi.fn(() => Promise.resolve());
    watchExport(started, poll, ready);
    await vi.advanceTimersByTimeAsync(2000);
    attention.there.set(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(poll).toHaveBeenCalledOnce();
    attention.there.set(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(ready).toHaveBeenCalledOnce();
  });
});
