import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { csrfToken, setCsrfToken } from './csrf.ts';

describe('the CSRF token', () => {
  afterEach(() => {
    setCsrfToken(null);
    vi.unstubAllGlobals();
  });

  it('is read from the page where the session has given none [1R217]', () => {
    // What the server fills in, in every page it sends
    const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
    expect(page).toContain('<meta name="csrf-token" content="%CSRF_TOKEN%" />');
    const querySelector = (selector: string) =>
      selector === 'meta[name="csrf-token"]' ? { content: 'of-page' } : null;
    vi.stubGlobal('document', { querySelector });
    expect(csrfToken()).toBe('of-page');
    setCsrfToken('of-session');
    expect(csrfToken()).toBe('of-session');
  });
});
