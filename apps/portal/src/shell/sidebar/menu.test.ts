import { describe, expect, it } from 'vitest';
import type { Session } from '../../data/session.ts';
import { accessTo } from '../../pages/access.ts';
import { page } from '../../pages/page.ts';
import { ancestorsOf } from '../../pages/place.ts';
import '../../pages/registry.ts';
import { facilityAdmin, facilityViewer, staffAdmin, staffInCommunity } from '../../storybook/sessions.ts';
import { areaWith, businessIn, markedView, menuOf, sidebarOf, waitingIn } from './menu.ts';

const both = { audience: 'both', scope: 'global' } as const;
const home = page({ ...both, view: 'HomeView', title: 'Home', area: 'Home', order: 10 });
const search = page({
  ...both,
  view: 'CustomerSearchView',
  title: 'Customer search',
  scope: 'community',
  calls: ['customers.search'],
  area: 'Customers',
  order: 20,
});
const merge = page({
  ...both,
  view: 'MergeView',
  title: 'Merge customers',
  scope: 'community',
  calls: ['customers.create'],
  area: 'Customers',
  group: 'Upkeep',
  label: 'Merge',
  order: 10,
});
const messages = page({
  ...both,
  view: 'MessagesView',
  title: 'Messages',
  audience: 'staff',
  area: 'Operations',
  order: 10,
});
const details = page({ ...both, view: 'DetailsView', title: 'Details', parent: 'CustomerSearchView' });
const all = [messages, search, merge, details, home];

const drawn = (session: Session) =>
  menuOf(session, all).map(({ name, groups }) => [
    name,
    ...groups.map(({ title, entries }) => [title, ...entries.map(({ label }) => label)]),
  ]);

describe('the menus of a facility user', () => {
  it('have PayTo only where a business has the product', () => {
    const agreements = page({ ...both, view: 'AgreementsView', title: 'Agreements', area: 'PayTo', needsPayTo: true });
    const areas = (session: Session) => menuOf(session, [home, agreements]).map(({ name }) => name);
    expect(areas(facilityAdmin)).toEqual(['Home', 'PayTo']);
    expect(areas({ ...facilityAdmin, hasPayToProduct: false })).toEqual(['Home']);
  });

  it('have the areas with a page that the user may open, and their pages in groups and in order', () => {
    expect(drawn(facilityAdmin)).toEqual([
      ['Home', [undefined, 'Home']],
      ['Customers', ['Upkeep', 'Merge'], [undefined, 'Customer search']],
    ]);
    expect(drawn(facilityViewer)).toEqual([
      ['Home', [undefined, 'Home']],
      ['Customers', [undefined, 'Customer search']],
    ]);
  });
});

describe('the menus of staff', () => {
  it('have the pages of a community as one workspace, grouped by their areas', () => {
    const workspace = [
      ['Home', [undefined, 'Home']],
      ['Communities', ['Customers', 'Merge', 'Customer search']],
      ['Operations', [undefined, 'Messages']],
    ];
    expect(drawn(staffInCommunity)).toEqual(workspace);
    expect(drawn(staffAdmin)).toEqual(workspace);
  });
});

describe('the entry that is marked', () => {
  it('is the page’s own, or the one of the page above it', () => {
    const menu = menuOf(facilityAdmin);
    expect(markedView('/quickportal/CustomerSearchView', menu)).toBe('CustomerSearchView');
    expect(markedView('/quickportal/capturedetailsview', menu)).toBe('CustomerSearchView');
    expect(markedView('/quickportal/NoSuchView', menu)).toBeUndefined();
  });

  it('of a payment file is Files, for staff the transactions of the community', () => {
    const marked = (session: Session) => markedView('/quickportal/PaymentFileSummaryView', menuOf(session));
    expect(marked(facilityAdmin)).toBe('FilesView');
    expect(marked(staffInCommunity)).toBe('TransactionSearchView');
  });

  it('of a record is the list that it is in, where the menu has that', () => {
    const menu = menuOf(staffInCommunity);
    const marked = (ofRecord?: string) => markedView('/quickportal/AccountDetailsView', menu, ofRecord);
    expect(marked()).toBe('AuBankAccountsView');
    expect(marked('NzMerchantAccountsView')).toBe('NzMerchantAccountsView');
    expect(marked('NoSuchView')).toBe('AuBankAccountsView');
    expect(markedView('/quickportal/CustomerSearchView', menu, 'NzMerchantAccountsView')).toBe('CustomerSearchView');
  });

  it('says which area’s menu is shown', () => {
    expect(areaWith(menuOf(facilityAdmin), 'CustomerSearchView')?.name).toBe('Customers');
    expect(areaWith(menuOf(staffInCommunity), 'CustomerSearchView')?.name).toBe('Communities');
    expect(areaWith(menuOf(facilityAdmin), undefined)).toBeUndefined();
  });
});

describe('the sidebar', () => {
  const shown = (session: Session, marked: string) => {
    const { workspace, sections } = sidebarOf(session, menuOf(session, all), marked);
    return { workspace: workspace?.communityName, sections: sections.map(({ name, groups }) => [name, groups.length]) };
  };

  it('is the community’s own on one of its pages, with headings of the page’s own area', () => {
    expect(shown(staffInCommunity, 'CustomerSearchView')).toEqual({
      workspace: 'Harbour City Utilities',
      sections: [['Customers', 2]],
    });
  });

  it('has one entry for communities elsewhere, and before one is chosen', () => {
    const areas = {
      workspace: undefined,
      sections: [
        ['Home', 1],
        ['Communities', 1],
        ['Operations', 1],
      ],
    };
    expect(shown(staffInCommunity, 'MessagesView')).toEqual(areas);
    expect(shown(staffAdmin, 'CustomerSearchView')).toEqual(areas);
  });

  it('is that of a business on its pages, which stay with it', () => {
    const of = (view: string, title: string) =>
      page({ ...both, view, title, audience: 'staff', scope: 'business', area: 'Business' });
    const menu = menuOf(staffInCommunity, [...all, of('CardsView', 'Cards'), of('AccountsView', 'Accounts')]);
    const { business, sections } = sidebarOf(staffInCommunity, menu, 'CardsView', 100);
    expect(business).toEqual({ businessId: 100, back: 'MergeView' });
    expect(sections.map(({ name, groups }) => [name, groups[0]?.entries.map(({ search: kept }) => kept)])).toEqual([
      ['Business', [{ BusinessId: 100 }, { BusinessId: 100 }]],
    ]);
    expect(sidebarOf(staffInCommunity, menu, 'CardsView').business).toBeNull();
    expect(sidebarOf(staffInCommunity, menu, 'CustomerSearchView', 100).business).toBeNull();
  });

  it('enters communities by the list of all, which is no page of a workspace', () => {
    const list = page({ ...both, view: 'ListView', title: 'List', audience: 'staff', area: 'Communities' });
    const menu = menuOf(staffInCommunity, [...all, list]);
    expect(menu.map(({ first }) => first)).toEqual(['HomeView', 'ListView', 'MessagesView']);
    expect(sidebarOf(staffInCommunity, menu, 'ListView').workspace).toBeNull();
    expect(sidebarOf(staffInCommunity, menu, 'CustomerSearchView').sections.map(({ name }) => name)).toEqual([
      'Customers',
    ]);
  });

  it('has the areas for a facility user', () => {
    expect(shown(facilityAdmin, 'CustomerSearchView').workspace).toBeUndefined();
  });
});

it('finds the business that an address names, in any case', () => {
  const found = [{ businessId: '100' }, { BusinessId: 7 }, { BusinessId: 'x' }, { BusinessId: '-1' }, {}].map(
    businessIn,
  );
  expect(found).toEqual([100, 7, null, null, null]);
});

describe('what waits in an area', () => {
  it('is the sum over its pages', () => {
    const [, customers] = menuOf(facilityAdmin);
    if (!customers) throw new Error('The second area is missing.');
    expect(waitingIn(customers, { CustomerSearchView: 2, ExpiringCardsView: 3, ApprovalsView: 9 })).toBe(5);
    expect(waitingIn(customers, {})).toBe(0);
  });
});

describe('the pages above a page', () => {
  it('end where one would come a second time', () => {
    const circle = [
      page({ ...both, view: 'OneView', title: 'One', parent: 'OtherView' }),
      page({ ...both, view: 'OtherView', title: 'Other', parent: 'OneView' }),
    ];
    const find = (view: string) => circle.find((candidate) => candidate.view === view);
    expect(ancestorsOf(circle[0]!, find).map(({ view }) => view)).toEqual(['OtherView', 'OneView']);
  });
});

describe('a page', () => {
  it('opens with the rights of a call it names', () => {
    expect(accessTo(search, facilityViewer)).toBe('open');
    expect(accessTo(merge, facilityViewer)).toBe('no-right');
    expect(accessTo(search, { ...facilityViewer, rights: [] })).toBe('no-right');
  });

  it('of one community asks staff to choose one', () => {
    expect(accessTo(search, staffAdmin)).toBe('choose-community');
    expect(accessTo(search, staffInCommunity)).toBe('open');
  });

  it('for staff does not open for a facility user', () => {
    expect(accessTo(messages, facilityAdmin)).toBe('no-right');
  });
});
