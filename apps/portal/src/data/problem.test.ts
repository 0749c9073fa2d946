import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { dismissNotice, notices } from './notices.ts';
import { fieldErrorsOf, isGeneric, isProblem, messageOf, OFFLINE, ProblemError, problemOf } from './problem.ts';
import { createQueryClient } from './connection/query-client.ts';

const failed = (status: number, more: object = {}) =>
  new ProblemError({
    type: 'https://quickportal.example/problems/x',
    title: 'Title',
    status,
    requestId: 'r1',
    ...more,
  });

describe('a failed call', () => {
  afterEach(() => dismissNotice());

  it('shows the generic error from 400 to 499, except 401 and 422 [1R205 1R208 1K047]', () => {
    for (let status = 400; status < 500; status += 1)
      expect(isGeneric(failed(status)), String(status)).toBe(status !== 401 && status !== 422);
  });

  it('shows the generic error from 500 to 599 [1R206]', () => {
    for (let status = 500; status < 600; status += 1) expect(isGeneric(failed(status)), String(status)).toBe(true);
  });

  it('shows the generic error from 400 to 599 but for 401 and 422, and for no other status [1K046]', () => {
    const all = Array.from({ length: 500 }, (_, index) => 200 + index);
    const separate = all.filter((status) => !isGeneric(failed(status)));
    expect(separate.filter((status) => status >= 400 && status < 600)).toEqual([401, 422]);
  });

  it('does not show it for a status that the request lists as suppressed', () => {
    expect(isGeneric(failed(404), [404])).toBe(false);
    expect(isGeneric(failed(503), [404, 503])).toBe(false);
    expect(isGeneric(failed(409), [404])).toBe(true);
  });

  it.each([
    { status: 404, shown: 0 },
    { status: 409, shown: 1 },
  ])('of status $status shows $shown errors where the request lists 404 as suppressed [1R207]', async (given) => {
    const client = createQueryClient();
    const fails = () => Promise.reject(failed(given.status));
    const meta = { suppressed: [404] };
    const query = new QueryObserver(client, { queryKey: ['x'], queryFn: fails, meta });
    const leave = query.subscribe(() => {});
    await expect.poll(() => query.getCurrentResult().status).toBe('error');
    expect(notices.get()).toHaveLength(given.shown);
    leave();
    client.clear();
    dismissNotice();
    await new MutationObserver(client, { mutationFn: fails, meta }).mutate().catch(() => {});
    expect(notices.get()).toHaveLength(given.shown);
    client.clear();
  });

  it('becomes field errors when the fields were refused [1R209]', () => {
    const errors = [{ field: 'email', messages: ['Required.'] }];
    expect(fieldErrorsOf(failed(422, { errors }))).toEqual(errors);
    expect(fieldErrorsOf(failed(422, { detail: 'No changes detected.' }))).toEqual([
      { field: '', messages: ['No changes detected.'] },
    ]);
    expect(fieldErrorsOf(failed(409, { errors }))).toEqual([]);
  });

  it('differs from no response at all, which is generic too', () => {
    const offline = new TypeError('Failed to fetch');
    expect(problemOf(offline)).toBeNull();
    expect(messageOf(offline)).toBe(OFFLINE);
    expect(isGeneric(offline)).toBe(true);
    expect(isGeneric(offline, [404])).toBe(true);
  });

  it('is read from a tRPC error, also when a proxy answered', () => {
    const problem = { type: 'https://x/lost-update', title: 'T', status: 409, requestId: 'r', detail: 'D' };
    const error = Object.assign(new Error('x'), { data: { problem } });
    expect(isProblem(error, 'lost-update')).toBe(true);
    expect(messageOf(error)).toBe('D');
    const fromProxy = Object.assign(new Error('x'), { meta: { response: { status: 502 } } });
    expect(problemOf(fromProxy)?.status).toBe(502);
  });
});
