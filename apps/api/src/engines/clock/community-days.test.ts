import { describe, expect, it } from 'vitest';
import { changedZones, dayAt, zoneAt } from './community-days.ts';

const perth = { timeZone: 'Australia/Perth', formerTimeZones: [] };
const auckland = { timeZone: 'Pacific/Auckland', formerTimeZones: [] };

describe('a change of the zone to the east', () => {
  // 10:00 in Perth, 15:00 in Auckland, on the same day
  const changed = changedZones(perth, 'Pacific/Auckland', new Date('2026-11-27T02:00:00Z'));

  it('takes effect with the next day, which begins at midnight in the new zone', () => {
    expect(changed).toMatchObject({ timeZone: 'Pacific/Auckland', from: '2026-11-28' });
    expect(dayAt(changed, new Date('2026-11-27T10:59:59Z'))).toBe('2026-11-27');
    expect(dayAt(changed, new Date('2026-11-27T11:00:00Z'))).toBe('2026-11-28');
  });

  it('made when the new zone has the next day already takes effect a day later', () => {
    const late = changedZones(perth, 'Pacific/Auckland', new Date('2026-11-27T15:00:00Z')); // 23:00 and 04:00
    expect(late.from).toBe('2026-11-29');
    expect(dayAt(late, new Date('2026-11-27T15:59:59Z'))).toBe('2026-11-27');
    expect(dayAt(late, new Date('2026-11-27T16:00:00Z'))).toBe('2026-11-28');
    expect(dayAt(late, new Date('2026-11-28T11:00:00Z'))).toBe('2026-11-29');
  });
});

describe('a change of the zone to the west', () => {
  // 15:00 in Auckland, 10:00 in Perth
  const changed = changedZones(auckland, 'Australia/Perth', new Date('2026-11-27T02:00:00Z'));

  it('makes the day of the change longer, and skips none', () => {
    expect(changed.from).toBe('2026-11-28');
    expect(dayAt(changed, new Date('2026-11-27T11:00:00Z'))).toBe('2026-11-27'); // midnight in Auckland
    expect(dayAt(changed, new Date('2026-11-27T15:59:59Z'))).toBe('2026-11-27');
    expect(dayAt(changed, new Date('2026-11-27T16:00:00Z'))).toBe('2026-11-28'); // midnight in Perth
  });
});

describe('a change of the zone that has not taken effect', () => {
  const morning = new Date('2026-11-27T02:00:00Z');

  it('is replaced by the next one', () => {
    const first = changedZones(perth, 'Pacific/Auckland', morning);
    const second = changedZones(first, 'Australia/Sydney', new Date('2026-11-27T03:00:00Z'));
    expect(second.formerTimeZones).toEqual([{ timeZone: 'Australia/Perth', until: '2026-11-28' }]);
    expect(zoneAt(second, morning)).toBe('Australia/Perth');
  });

  it('is gone when it is taken back', () => {
    const first = changedZones(perth, 'Pacific/Auckland', morning);
    expect(changedZones(first, 'Australia/Perth', morning)).toMatchObject(perth);
  });
});

it('days before a change keep the zone that they had, through several changes', () => {
  const first = changedZones(perth, 'Pacific/Auckland', new Date('2026-11-02T02:00:00Z'));
  const second = changedZones(first, 'Australia/Sydney', new Date('2026-11-27T02:00:00Z'));
  expect(second.formerTimeZones).toEqual([
    { timeZone: 'Australia/Perth', until: '2026-11-03' },
    { timeZone: 'Pacific/Auckland', until: '2026-11-28' },
  ]);
});
