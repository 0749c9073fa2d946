import { describe, expect, it } from 'vitest';
import { pickLastName } from './bulk-last-names.ts';
import { randomFrom } from '../random.ts';

describe('last names of many people', () => {
  it('are thousands, the most frequent of which about one of a hundred carries', () => {
    const random = randomFrom(1);
    const carriers = new Map<string, number>();
    const people = 50_000;
    for (let index = 0; index < people; index++) {
      const name = pickLastName(random, 'AU');
      carriers.set(name, (carriers.get(name) ?? 0) + 1);
    }
    const shares = [...carriers.values()].toSorted((a, b) => b - a).map((count) => count / people);
    expect(carriers.size).toBeGreaterThan(3000);
    expect(shares[0]).toBeGreaterThan(0.006);
    expect(shares[0]).toBeLessThan(0.015);
    expect(carriers.get('Smith')).toBeGreaterThan(carriers.get('Dwyer') ?? 0);
  });
});
