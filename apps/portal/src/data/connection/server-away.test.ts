import { describe, expect, it } from 'vitest';
import { OFFLINE, ProblemError } from '../problem.ts';
import { failureText, retryPause, shownError } from './server-away.ts';

const problem = (status: number) =>
  new ProblemError({ type: 'about:blank', title: 'Not possible.', status, requestId: 'r1' });
const failed = (error: unknown, errorUpdateCount = 1, data?: unknown) => ({
  meta: { shownInline: true },
  state: { data, error, errorUpdateCount },
});
const offline = new TypeError('Failed to fetch');

describe('a query that failed', () => {
  it('is made again after growing pauses while the server is away', () => {
    expect([1, 2, 3, 4, 5, 9].map((count) => retryPause(failed(offline, count)))).toEqual([
      2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
    for (const status of [502, 503, 504]) expect(retryPause(failed(problem(status)))).toBe(2000);
  });

  it('is not made again by itself where the server refused it, where its rows are shown, or where it says nothing', () => {
    for (const status of [400, 401, 403, 404, 409, 422, 429, 500])
      expect(retryPause(failed(problem(status)))).toBe(false);
    expect(retryPause(failed(offline, 1, { items: [] }))).toBe(false);
    expect(retryPause(failed(null, 0))).toBe(false);
    expect(retryPause({ ...failed(offline), meta: undefined })).toBe(false);
  });

  it('says that it is tried again only where it is', () => {
    expect(failureText(offline)).toBe(`${OFFLINE} It is tried again automatically.`);
    expect(failureText(problem(503))).toBe('Not possible. It is tried again automatically.');
    expect(failureText(problem(500))).toBe('Not possible.');
  });

  it('shows its error while it is made again with nothing else to show', () => {
    const refetch = () => undefined;
    const query = { data: undefined, error: null, isFetching: true, errorUpdateCount: 1, refetch };
    expect(shownError({ ...query, error: offline, isFetching: false })).toBe(offline);
    expect(shownError(query)).toBe(offline);
    expect(shownError({ ...query, data: [], isPlaceholderData: true })).toBe(offline);
    expect(shownError({ ...query, data: [] })).toBeNull();
    expect(shownError({ ...query, errorUpdateCount: 0 })).toBeNull();
    expect(shownError({ ...query, refetch: () => undefined })).toBeNull();
  });
});
