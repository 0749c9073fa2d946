import { expect, it } from 'vitest';
import { durationText } from './migration-duration.ts';

it.each([
  [1, 60, 'about a minute'],
  [20, 60, 'about 20 minutes'],
  [180, 100, 'about 2 hours'],
  [3000, 20, 'about 7 days'],
])('%i agreements at %i an hour take %s', (schedules, perHour, text) =>
  expect(durationText(schedules, perHour)).toBe(text),
);
