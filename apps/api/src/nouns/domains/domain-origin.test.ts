import { describe, expect, it } from 'vitest';
import { Problem } from '../../kernel/problem.ts';
import { parseOrigin } from './domain-origin.ts';

const refusalOf = (entered: string): string => {
  try {
    return `accepted as ${parseOrigin(entered)}`;
  } catch (error) {
    return error instanceof Problem ? (error.errors?.[0]?.messages[0] ?? '') : String(error);
  }
};

describe('a domain of the whitelist', () => {
  it.each([
    ['shop.example.com', 'https://shop.example.com'],
    ['HTTPS://Shop.Example.COM/', 'https://shop.example.com'],
    ['https://shop.example.com:443', 'https://shop.example.com'],
    ['https://shop.example.com:8443', 'https://shop.example.com:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['ＳＨＯＰ．example.com', 'https://shop.example.com'],
    ['*.example.com', 'https://*.example.com'],
    ['https://*.shop.example.com.au:8443', 'https://*.shop.example.com.au:8443'],
    ['https://mine.github.io', 'https://mine.github.io'],
    ['*.mine.github.io', 'https://*.mine.github.io'],
  ])('is kept as browsers send it: %s', (entered, kept) => {
    expect(parseOrigin(entered)).toBe(kept);
  });

  it.each(['*.com', '*.com.au', '*.co.nz', '*.github.io'])(
    'has no wildcard over the domains of others: %s',
    (entered) => {
      expect(refusalOf(entered)).toMatch(/would let in the domains of others/);
    },
  );

  it.each(['com.au', 'localhost', 'https://localhost:3000'])('is a domain of its own: %s is refused', (entered) => {
    expect(refusalOf(entered)).toMatch(/is not a domain of your own/);
  });

  it.each(['203.0.113.7', 'https://0x7f.1', '2130706433', 'https://[2001:db8::1]', 'https://①②⑦.0.0.1'])(
    'is not an IP address: %s',
    (entered) => {
      expect(refusalOf(entered)).toBe('Enter a domain name, not an IP address.');
    },
  );

  it.each([
    ['http://example.com', /^Only https/],
    ['javascript://example.com', /^Only https/],
    ['https://me@example.com', 'Enter the domain without a user name.'],
    ['https://example.com/pay', 'Enter the domain alone, without a path.'],
    ['example.com?a=1', 'Enter the domain alone, without a path.'],
    ['https://shop.*.example.com', /^A wildcard can only be at the beginning/],
    ['*.*.example.com', /^A wildcard can only be at the beginning/],
    ['https://example.com:99999', /^Enter a domain such as/],
    ['https://exa mple.com', /^Enter a domain such as/],
    ['https://exa_mple.com', /^Enter a domain such as/],
    ['https://example.com.', /^Enter a domain such as/],
    ['https://', /^Enter a domain such as/],
    ['*', /^Enter a domain such as/],
    ['https:/\\example.com', /^Enter/],
  ])('is not %s', (entered, message) => {
    expect(refusalOf(entered)).toMatch(message);
  });
});
