import { describe, expect, it } from 'vitest';
import { countries, countryOf } from './countries.ts';

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each code once, by name', () => {
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
    expect(new Set(countries.map(({ code3 }) => code3)).size).toBe(249);
    for (const { code, code3, name } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(code3).toMatch(/^[A-Z]{3}$/);
      expect(name).toMatch(/^\p{Lu}/u);
    }
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((name, other) => name.localeCompare(other, 'en')));
  });

  it('are found by their code', () => {
    expect(countryOf('NZ')).toEqual({ code: 'NZ', code3: 'NZL', name: 'New Zealand' });
    expect(countryOf('nz')).toBeUndefined();
    expect(countryOf('XX')).toBeUndefined();
  });
});
