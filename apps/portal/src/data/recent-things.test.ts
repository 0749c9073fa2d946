import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { facilityAdmin, facilityViewer, viewingAs } from '../storybook/sessions.ts';
import { forgetRecentThings, recentThings, rememberThing, type RecentThing } from './recent-things.ts';

const customer = (id: number): RecentThing => ({ kind: 'customer', id, name: `Customer ${id}`, communityId: 10 });
const harbour: RecentThing = { kind: 'community', id: 10, name: 'Harbour City Utilities', communityId: 10 };

/** As much of the browser's storage as is used; its keys are its own properties. */
class Storage {
  [key: string]: unknown;
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', new Storage()));
afterEach(() => void vi.unstubAllGlobals());

describe('recent things', () => {
  it('are the last five of each kind, the latest first and each once', () => {
    rememberThing(facilityAdmin, harbour);
    for (const id of [1, 2, 3, 4, 5, 6, 4]) rememberThing(facilityAdmin, customer(id));
    expect(recentThings(facilityAdmin).map(({ id }) => id)).toEqual([4, 6, 5, 3, 2, 10]);
  });

  it('are payments, refunds and schedules too, by what their pages are opened with', () => {
    const payment: RecentThing = { kind: 'payment', id: '1000004711', name: '1000004711 Olsson', communityId: 10 };
    rememberThing(facilityAdmin, payment);
    rememberThing(facilityAdmin, { ...payment, kind: 'refund', id: '1000004712' });
    rememberThing(facilityAdmin, { ...payment, kind: 'schedule', id: 5 });
    rememberThing(facilityAdmin, { ...payment, id: '../x' });
    expect(recentThings(facilityAdmin).map(({ kind }) => kind)).toEqual(['schedule', 'refund', 'payment']);
  });

  it('are kept for each user', () => {
    rememberThing(facilityAdmin, customer(1));
    expect(recentThings(facilityViewer)).toEqual([]);
  });

  it('are neither kept nor shown while viewing as another user', () => {
    rememberThing(facilityViewer, customer(1));
    rememberThing(viewingAs, customer(2));
    expect(recentThings(viewingAs)).toEqual([]);
    expect(recentThings(facilityViewer).map(({ id }) => id)).toEqual([1]);
  });

  it('are forgotten at sign-out, and those of other users when a user signs in', () => {
    rememberThing(facilityAdmin, customer(1));
    rememberThing(facilityViewer, customer(2));
    localStorage.setItem('qp-theme', 'dark');
    forgetRecentThings({ except: facilityViewer.user.systemUserId });
    expect(recentThings(facilityAdmin)).toEqual([]);
    expect(recentThings(facilityViewer)).toHaveLength(1);
    forgetRecentThings();
    expect(recentThings(facilityViewer)).toEqual([]);
    expect(localStorage.getItem('qp-theme')).toBe('dark');
  });

  it('are none where what is kept cannot be read', () => {
    localStorage.setItem(`qp-recent-${facilityAdmin.user.systemUserId}`, '[{"kind":"card"},null,3]');
    expect(recentThings(facilityAdmin)).toEqual([]);
    localStorage.setItem(`qp-recent-${facilityAdmin.user.systemUserId}`, '{');
    expect(recentThings(facilityAdmin)).toEqual([]);
  });
});
