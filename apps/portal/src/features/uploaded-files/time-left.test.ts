import { describe, expect, it } from 'vitest';
import { estimateTimeLeft, formatTimeLeft, type Observation } from './time-left.ts';

const first: Observation = {
  fileId: 4110,
  statusCode: 'PROCESSING',
  step: 'CHECK',
  progress: 10,
  inProgress: true,
  at: 1000,
};

describe('the estimate', () => {
  it('is what is left at the pace between both observations', () => {
    expect(estimateTimeLeft(first, { ...first, progress: 40, at: 31_000 })).toBe(60_000);
    expect(estimateTimeLeft(first, { ...first, progress: 100, at: 31_000 })).toBe(0);
  });

  it('is unknown while the pace is: too little progress, none, or less than before', () => {
    for (const progress of [12, 10, 5]) expect(estimateTimeLeft(first, { ...first, progress, at: 31_000 })).toBeNull();
  });

  it('is unknown across steps, states and files, and for a file that has ended', () => {
    const latest = { ...first, progress: 40, at: 31_000 };
    const others: Observation[] = [
      { ...latest, step: 'APPLY' },
      { ...latest, statusCode: 'SENDING' },
      { ...latest, fileId: 4111 },
      { ...latest, inProgress: false },
    ];
    for (const other of others) expect(estimateTimeLeft(first, other)).toBeNull();
  });
});

it.each([
  [0, 'Less than a minute left'],
  [29_999, 'Less than a minute left'],
  [30_000, 'About 1 minute left'],
  [150_000, 'About 3 minutes left'],
  [59.4 * 60_000, 'About 59 minutes left'],
  [60 * 60_000, 'About 1 hour left'],
  [150 * 60_000, 'About 3 hours left'],
])('%d ms are written as %s', (milliseconds, text) => {
  expect(formatTimeLeft(milliseconds)).toBe(text);
});
