import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { localPage } from './return-to.ts';

const base = '/quickportal';

it.each([
  '/quickportal/CustomerSearchView',
  '/quickportal/CustomerDetailsView?CustomerId=5&tab=accounts',
  '/quickportal/CustomerSearchView?query=//x&returnTo=https%3A%2F%2Fevil.example',
])('takes %s', (page) => expect(localPage(page, base)).toBe(page));

it.each([
  undefined,
  '',
  '/',
  '/quickportal',
  '/quickportal/',
  '/other/CustomerSearchView',
  'CustomerSearchView',
  'https://evil.example/quickportal/LoginView',
  '//evil.example/quickportal/LoginView',
  '/quickportal//evil.example/LoginView',
  '/quickportal/\\evil.example/LoginView',
  '/quickportal/../../evil/LoginView',
  '/quickportal/rest/internal/session',
  '/quickportal/AuthAction/sign-out',
  '/quickportal/\tLoginView',
  'javascript:alert(1)//quickportal/LoginView',
  '/quickportalLoginView',
])('refuses %s', (page) => expect(localPage(page, base)).toBeUndefined());

it('only ever answers a page under the base path of the same host', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.stringMatching(/^[/\\.a-zA-Z?#@:%\t]{0,30}$/).map((text) => `${base}/${text}View`),
      ),
      (text) => {
        const page = localPage(text, base);
        if (page === undefined) return;
        const { origin, pathname } = new URL(page, 'https://portal.example');
        expect(origin).toBe('https://portal.example');
        expect(pathname).toMatch(/^\/quickportal\/[A-Za-z]+View$/);
      },
    ),
  );
});

it('works without a base path', () => {
  expect(localPage('/CustomerSearchView', '')).toBe('/CustomerSearchView');
  expect(localPage('//evil.example/CustomerSearchView', '')).toBeUndefined();
});
