import { describe, expect, it } from 'vitest';
import { originPatterns } from './origin-patterns.ts';

describe('the entries that allow an origin', () => {
  it('are the origin itself and wildcards at each of its dots', () => {
    expect(originPatterns('https://shop.pay.example.com:8443')).toEqual([
      'https://shop.pay.example.com:8443',
      'https://*.pay.example.com:8443',
      'https://*.example.com:8443',
      'https://*.com:8443',
    ]);
  });

  it('are found whatever the case', () => {
    expect(originPatterns('HTTPS://Shop.Example.COM')[0]).toBe('https://shop.example.com');
  });

  it.each([
    'null',
    '',
    'http://example.com',
    'https://example.com/',
    'https://example.com/a',
    'https://a@example.com',
    'https://example.com, https://example.org',
    `https://${'a'.repeat(300)}.example.com`,
  ])('do not exist for %s', (origin) => {
    expect(originPatterns(origin)).toEqual([]);
  });
});
