import { expect, it } from 'vitest';
import { askAgainAfter } from './asking-again.ts';
import { checking, fileWith, november, refused } from './uploaded-file.fixtures.ts';

it('asks every five seconds while a file is queued or under way, and no longer once it is done [1K023]', () => {
  for (const status of ['QUEUED', 'PROCESSING', 'SENDING'] as const)
    expect(askAgainAfter([november, fileWith({ inProgress: true }, status)]), status).toBe(5000);
  expect(askAgainAfter([november, checking])).toBe(5000);
  expect(askAgainAfter([november, refused])).toBe(false);
  expect(askAgainAfter([])).toBe(false);
});

it('asks every 5000 ms while a file was just sent, and no longer once it is done [1R232 1K052]', () => {
  expect(askAgainAfter([fileWith({ recentlyUploaded: true }, 'SENT')])).toBe(5000);
  expect(askAgainAfter([fileWith({ recentlyUploaded: true }, 'COMPLETE'), refused])).toBe(false);
  expect(askAgainAfter([fileWith({}, 'SENT')])).toBe(false);
});
