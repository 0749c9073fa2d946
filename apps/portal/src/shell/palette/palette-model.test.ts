import { describe, expect, it } from 'vitest';
import { fit } from './palette-model.ts';

describe('what the palette finds', () => {
  it('is found by the start of any word, in any case and without accents', () => {
    expect(fit('cust', 'Customer search')).toBeGreaterThan(0);
    expect(fit('SEARCH', 'Customer search')).toBeGreaterThan(0);
    expect(fit('cafe', 'Café settings')).toBeGreaterThan(0);
    expect(fit('search cust', 'Customer search')).toBeGreaterThan(0);
  });

  it('is found by its keywords, after what is called so', () => {
    expect(fit('payer', 'Customer search', 'find payer')).toBeGreaterThan(0);
    expect(fit('pay', 'Payments')).toBeGreaterThan(fit('pay', 'Customer search', 'find payer'));
  });

  it('must have every word that was typed', () => {
    expect(fit('customer refund', 'Customer search')).toBe(0);
    expect(fit('x', 'Export')).toBe(0);
  });

  it('is everything while nothing was typed', () => {
    expect(fit('  ', 'Anything')).toBeGreaterThan(0);
  });
});
