import { House, Search, Users } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { Session } from '../data/session.ts';
import { accessTo } from '../pages/access.ts';
import { page } from '../pages/page.ts';
import { facilityAdmin, facilityViewer, staffAdmin, staffInCommunity } from '../storybook/sessions.ts';
import { navigationOf } from './navigation-model.ts';

const home = page({ view: 'HomeView', title: 'Home', audience: 'both', nav: { group: null, icon: House, order: 0 } });
const search = page({
  view: 'SearchView',
  title: 'Customer search',
  audience: 'both',
  needsCommunity: true,
  rights: { anyOf: ['VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS'] },
  nav: { group: 'Customers', icon: Search, order: 10 },
});
const add = page({
  view: 'AddView',
  title: 'Add customer',
  audience: 'both',
  rights: { allOf: ['MANAGE_CUSTOMERS'] },
  nav: { group: 'Customers', label: 'Add', icon: Users, order: 5 },
});
const staffOnly = page({
  view: 'StaffView',
  title: 'Communities',
  audience: 'staff',
  nav: { group: 'Communities', icon: Users, order: 1 },
});
const details = page({ view: 'DetailsView', title: 'Details', audience: 'both' });
const all = [staffOnly, search, details, add, home];

const offered = (session: Session) =>
  navigationOf(session, all).map(({ group, items }) => [group, ...items.map(({ label }) => label)]);

describe('the navigation', () => {
  it('shows only what rights open and who it is for, in groups and in their order', () => {
    expect(offered(facilityAdmin)).toEqual([
      [null, 'Home'],
      ['Customers', 'Add', 'Customer search'],
    ]);
    expect(offered(facilityViewer)).toEqual([
      [null, 'Home'],
      ['Customers', 'Customer search'],
    ]);
    expect(offered(staffAdmin)).toEqual([
      [null, 'Home'],
      ['Customers', 'Add', 'Customer search'],
      ['Communities', 'Communities'],
    ]);
  });
});

describe('a page', () => {
  it('opens with any of the rights it names, or all of them', () => {
    expect(accessTo(search, facilityViewer)).toBe('open');
    expect(accessTo(add, facilityViewer)).toBe('no-right');
    expect(accessTo(search, { ...facilityViewer, rights: [] })).toBe('no-right');
  });

  it('of one community asks staff to choose one', () => {
    expect(accessTo(search, staffAdmin)).toBe('choose-community');
    expect(accessTo(search, staffInCommunity)).toBe('open');
  });

  it('for staff does not open for a facility user', () => {
    expect(accessTo(staffOnly, facilityAdmin)).toBe('no-right');
  });
});
