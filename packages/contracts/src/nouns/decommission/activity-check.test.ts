import { describe, expect, it } from 'vitest';
import { activityColour } from './activity-check.ts';

describe('activity of a community that is to be decommissioned', () => {
  it.each([
    [null, 'green'],
    [1000, 'green'],
    [366, 'green'],
    [365, 'orange'],
    [100, 'orange'],
    [99, 'red'],
    [0, 'red'],
  ] as const)('of %s days ago is %s [3R315 3R316 3R317]', (days, colour) => expect(activityColour(days)).toBe(colour));
});
