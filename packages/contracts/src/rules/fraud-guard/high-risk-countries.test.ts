import { describe, expect, it } from 'vitest';
import { countryOf } from '../contact/countries.ts';
import { highRiskCountries, highRiskCountriesAsOf, isHighRiskCountry } from './high-risk-countries.ts';

describe('high-risk countries', () => {
  it('are 3 with a call for action and 22 under increased monitoring, each a country of ISO 3166-1', () => {
    expect(highRiskCountries.size).toBe(25);
    expect([...highRiskCountries].filter((code) => !countryOf(code))).toEqual([]);
    expect(highRiskCountriesAsOf).toMatch(/^\d{4}-(02|06|10)-\d{2}$/);
  });

  it('are recognised by their code, an unknown country is not', () => {
    expect(['KP', 'VN', 'AU', 'NZ', 'DZ', ''].map(isHighRiskCountry)).toEqual([true, true, false, false, false, false]);
    expect(isHighRiskCountry(null)).toBe(false);
  });
});
