import { expect, it } from 'vitest';
import { z } from 'zod';
import { noContent } from './response.ts';
import { contract } from './contract.ts';
import { id, version } from './primitives.ts';

const params = z.strictObject({ id: id() });
const rest = { audience: ['staff'], rights: {}, summary: 'A call', description: 'A call.' } as const;
const change = {
  ...rest,
  kind: 'mutation',
  method: 'PATCH',
  path: 'sample-things/{id}/status',
  responses: { 204: noContent() },
} as const;
const name = 'sampleThings.setStatus';

it('fills in the audit action of a change from its name', () => {
  expect(contract({ ...change, name }).audit).toBe('sample-things.set-status');
  expect(contract({ ...change, name, audit: 'things.switch' }).audit).toBe('things.switch');
  expect(contract({ ...change, name, kind: 'query' }).audit).toBeUndefined();
});

it('fills in the problems of params, query, body and version, and adds those that are written', () => {
  expect(contract({ ...change, name }).errors).toEqual([]);
  expect(contract({ ...change, name, params }).errors).toEqual(['not-found']);
  expect(contract({ ...change, name, query: z.strictObject({}) }).errors).toEqual(['validation-failed']);
  const body = z.strictObject({ version: version() });
  expect(contract({ ...change, name, params, body, errors: ['state-conflict', 'not-found'] }).errors).toEqual([
    'not-found',
    'lost-update',
    'state-conflict',
    'validation-failed',
  ]);
  expect(contract({ ...change, name, showsSecret: true }).errors).toEqual(['state-conflict']);
});

it('shows after a lost update what the call returns, unless it says otherwise', () => {
  const body = z.strictObject({ version: version() });
  const [thing, other] = [z.strictObject({ version: version() }), z.strictObject({ version: version() })];
  const versioned = { ...change, name, body, responses: { 200: thing } } as const;
  expect(contract(versioned).current).toBe(thing);
  expect(contract({ ...versioned, current: other }).current).toBe(other);
  expect(contract({ ...versioned, body: z.strictObject({}) }).current).toBeUndefined();
});

it('makes every change idempotent unless it says why not', () => {
  expect(contract({ ...change, name }).idempotent).toBe(true);
  expect(contract({ ...change, name, notIdempotent: 'The session gets a new token.' }).idempotent).toBe(false);
  expect(contract({ ...change, name, kind: 'query' }).idempotent).toBe(false);
});
