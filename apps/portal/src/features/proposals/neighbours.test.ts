import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

it('finds the requests before and after one', () => {
  expect(neighboursOf([7, 8, 9], 8, 0)).toEqual({ previous: 7, next: 9, at: 1 });
  expect(neighboursOf([7, 8, 9], 7, 0)).toEqual({ previous: undefined, next: 8, at: 0 });
  expect(neighboursOf([7, 8, 9], 9, 0)).toEqual({ previous: 8, next: undefined, at: 2 });
});

it('leads on from the place of a request that has left the list', () => {
  expect(neighboursOf([7, 9], 8, 1)).toEqual({ previous: 7, next: 9, at: -1 });
  expect(neighboursOf([7], 8, 1)).toEqual({ previous: 7, next: undefined, at: -1 });
  expect(neighboursOf([], 8, 0)).toEqual({ previous: undefined, next: undefined, at: -1 });
});
