import { expect, it } from 'vitest';
import { changedTitles, currentOf, isSameThing, lostUpdateText, overCurrent } from './lost-update.ts';
import { ProblemError } from '../problem.ts';

const refused = (type: string, current?: Record<string, unknown>) =>
  new ProblemError({ type: `https://x/${type}`, title: 'T', status: 409, requestId: 'r', ...(current && { current }) });

it('reads what is current from a lost update only', () => {
  expect(currentOf(refused('lost-update', { version: 4, city: 'Perth' }))).toEqual({ version: 4, city: 'Perth' });
  expect(currentOf(refused('lost-update'))).toBeUndefined();
  expect(currentOf(refused('state-conflict', { version: 4 }))).toBeUndefined();
  expect(currentOf(new Error('offline'))).toBeUndefined();
});

it('goes on over the current version, in the body or the query, and never over an older one', () => {
  const params = { id: 1 };
  expect(overCurrent({ params, body: { restoreLinked: true, version: 3 } }, { version: 4 })).toEqual({
    params,
    body: { restoreLinked: true, version: 4 },
  });
  expect(overCurrent({ params, query: { version: 3 } }, { version: 4 })).toEqual({ params, query: { version: 4 } });
  expect(overCurrent({ params, body: { version: 5 } }, { version: 4 })).toEqual({ params, body: { version: 5 } });
  expect(overCurrent({ params, body: { name: 'A' } }, { version: 4 })).toEqual({ params, body: { name: 'A' } });
});

it('tells the thing that was refused from another one', () => {
  expect(isSameThing({ params: { id: 1 }, body: { version: 3 } }, { params: { id: 1 } })).toBe(true);
  expect(isSameThing({ params: { id: 1 } }, { params: { id: 2 } })).toBe(false);
});

it('names what another user changed', () => {
  const titles = { city: 'City', email: 'Email', tags: 'Tags', schedules: 'Schedules' };
  const seen = { city: 'Perth', email: 'a@example.com', tags: ['GOLD'], version: 3 };
  const current = { city: 'Hobart', email: 'a@example.com', tags: [], schedules: 2, version: 4 };
  expect(changedTitles(titles, seen, current)).toEqual(['City', 'Tags']);
  expect(changedTitles(titles, undefined, current)).toEqual([]);
  expect(lostUpdateText(['City', 'Tags'])).toMatch(/^Another user changed City and Tags while/);
  expect(lostUpdateText([])).toMatch(/^Another user changed this while/);
});
