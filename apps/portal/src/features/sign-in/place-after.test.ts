import { describe, expect, it } from 'vitest';
import { placeAfter } from './place-after.ts';

const page = '/quickportal/CustomerDetailsView?CustomerId=5';

describe('after a step of signing in', () => {
  it('comes the requested page, or the first', () => {
    expect(placeAfter({ next: 'home' }, '/quickportal', page)).toBe(page);
    expect(placeAfter({ next: 'home' }, '/quickportal', '')).toBe('/quickportal/');
    expect(placeAfter({ next: 'home' }, '', '')).toBe('/');
  });

  it('comes what the session still waits for, which remembers that page', () => {
    const remembered = `returnTo=${encodeURIComponent(page)}`;
    expect(placeAfter({ next: 'second-factor' }, '/quickportal', page)).toBe(
      `/quickportal/SecondFactorView?${remembered}`,
    );
    expect(placeAfter({ next: 'second-factor', setUpSecondFactor: true }, '/q', '')).toBe(
      '/q/SecondFactorView?setUp=true',
    );
    expect(placeAfter({ next: 'change-password' }, '/q', '')).toBe('/q/ChangePasswordView');
  });
});
