import { describe, expect, it } from 'vitest';
import { isRefused, problemOf } from './problem-of.ts';

const errors = [{ field: 'email', messages: ['Required.'] }];
const document = {
  type: 'https://quickportal.example/problems/validation-failed',
  status: 422,
  title: 'Some fields need attention.',
  requestId: 'r-1',
  errors,
};

describe('problemOf', () => {
  it.each([
    ['a tRPC error', Object.assign(new Error('x'), { data: { problem: document } })],
    ['an error with a problem', { problem: document }],
    ['a problem document', document],
  ])('reads %s', (_what, error) => {
    expect(problemOf(error)).toEqual({
      kind: 'validation-failed',
      status: 422,
      title: 'Some fields need attention.',
      requestId: 'r-1',
      errors,
    });
  });

  it.each([[new TypeError('Failed to fetch')], [undefined], ['text'], [{ data: null }]])(
    'says of %s that the server was not reached',
    (error) => {
      expect(problemOf(error)).toEqual({
        title: 'The portal cannot be reached. Check your connection and try again.',
        errors: [],
      });
    },
  );
});

it('knows when the next attempt is another request', () => {
  const refused = (status: number | undefined, kind: string) =>
    isRefused({ title: '', errors: [], kind, ...(status !== undefined && { status }) });
  expect([refused(422, 'validation-failed'), refused(409, 'lost-update'), refused(404, 'not-found')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([refused(undefined, ''), refused(500, 'internal'), refused(503, 'unavailable')]).toEqual([
    false,
    false,
    false,
  ]);
  expect([
    refused(409, 'idempotency-in-progress'),
    refused(401, 'reauthentication-required'),
    refused(429, 'too-many-requests'),
  ]).toEqual([false, false, false]);
});
