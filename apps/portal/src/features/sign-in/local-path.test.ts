import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localPath } from './local-path.ts';

describe('the page to return to', () => {
  it('is a page of this portal', () => {
    expect(localPath('/quickportal/CustomerDetailsView?CustomerId=5', '/quickportal')).toBe(
      '/quickportal/CustomerDetailsView?CustomerId=5',
    );
    expect(localPath('/HomeView', '')).toBe('/HomeView');
  });

  it.each([
    null,
    '',
    'https://evil.example/quickportal/',
    '//evil.example/quickportal/',
    '/\\evil.example',
    '/quickportal',
    '/quickportalx/HomeView',
    '/quickportal/../admin',
    'javascript:alert(1)',
  ])('is never %j', (text) => {
    expect(localPath(text, '/quickportal')).toBe('');
  });

  it('never leads to another host', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '\t', '?', '#', '%') }), (text) => {
        const path = localPath(`/${text}`, '');
        expect(new URL(path || '/', 'https://portal.example').host).toBe('portal.example');
      }),
    );
  });
});
