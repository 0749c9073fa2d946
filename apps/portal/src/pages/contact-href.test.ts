import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailHref, phoneHref } from './contact-href.ts';

it('writes a link to an email address', () => {
  expect(mailHref('kim.lee+shop@example.com')).toBe('mailto:kim.lee%2Bshop@example.com');
  expect(mailHref('"kim@home, lee"@example.com')).toBe('mailto:%22kim%40home%2C%20lee%22@example.com');
});

it('writes links to an email address that hold one recipient and nothing else, whatever the address is', () => {
  expect(mailHref('x?bcc=all@example.com,b@example.com')).toBe('mailto:x%3Fbcc%3Dall%40example.com%2Cb@example.com');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (email) => {
      const link = new URL(mailHref(email.toWellFormed()));
      expect([link.search, link.hash, link.pathname.includes(',')]).toEqual(['', '', false]);
    }),
  );
});

it('writes a link to a phone number', () => {
  expect(phoneHref('+61 (0)2 9012 3456')).toBe('tel:+61290123456');
  expect(phoneHref('(02) 9012 3456 ext 12')).toBe('tel:+61290123456;ext=12');
  expect(phoneHref('9012 3456?x')).toBe('tel:90123456');
});
