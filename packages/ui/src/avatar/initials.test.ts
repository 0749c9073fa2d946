import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it('takes first and last word of a person', () => {
    expect(initials('Dana Petrov')).toBe('DP');
    expect(initials('Mary Ann van der Berg')).toBe('MB');
    expect(initials('Cher')).toBe('C');
    expect(initials('  ivana   kovačević ')).toBe('IK');
  });

  it('takes the first two words of an organisation, without those that say nothing', () => {
    expect(initials('Harbour City Utilities', 'organisation')).toBe('HC');
    expect(initials('The Kiwi Fitness Group', 'organisation')).toBe('KF');
    expect(initials('Delacroix & Sons Joinery', 'organisation')).toBe('DS');
    expect(initials('Northgate Pty Ltd', 'organisation')).toBe('N');
  });

  it('copes with names without letters', () => {
    expect(initials('')).toBe('');
    expect(initials('– –')).toBe('');
    expect(initials('7-Eleven', 'organisation')).toBe('7');
  });

  it('is never longer than two letters', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { maxLength: 6 }), (words) => {
        expect(initials(words.join(' '))).toMatch(/^[A-Z]{0,2}$/);
      }),
    );
  });
});
