import type { Session } from '@quickportal/contracts/session/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { href, linkSearch } from './href.ts';
import { needsCommunity } from './page.ts';
import { pages } from './registry.ts';
import {
  contextHeaders,
  contextProblems,
  enterAddress,
  enterWithoutContext,
  forgetContext,
  linkedContext,
  settleContext,
} from './tab-context.ts';

beforeEach(() => void vi.stubGlobal('document', { querySelector: () => null }));
afterEach(() => {
  forgetContext();
  vi.unstubAllGlobals();
});

const staff = { systemUserId: 1, loginName: 'staff', fullName: 'Staff', email: 's@example.com', kind: 'STAFF' };
const clerk = { ...staff, systemUserId: 101, loginName: 'clerk', kind: 'CLIENT' };
const harbour = { communityId: 10, communityName: 'Harbour', timeZone: 'Australia/Sydney', currency: 'AUD' };
const session = (given: object) => ({ user: staff, viewedBy: null, community: harbour, ...given }) as Session;

const signedInPages = pages.filter(({ audience }) => audience !== 'public');
const communityPage = pages.find(needsCommunity);
const globalPage = signedInPages.find((page) => !needsCommunity(page));

describe('the context of a tab', () => {
  it('is what its first address names, before any response', () => {
    enterAddress(communityPage, { communityid: '20', ViewAs: '101' });
    expect(contextHeaders()).toEqual({ 'x-community-id': '20', 'x-view-as': '101' });
  });

  it('is no user viewed as, and on a page of the platform no community, where the address names none', () => {
    enterAddress(globalPage, {});
    expect(contextHeaders()).toEqual({ 'x-community-id': 'none', 'x-view-as': 'none' });
  });

  it('leaves the community of a page of a community to the session, whose response settles it', () => {
    enterAddress(communityPage, {});
    expect(contextHeaders()).toEqual({ 'x-view-as': 'none' });
    expect(settleContext(session({}))).toBe(true);
    expect(contextHeaders()).toEqual({ 'x-community-id': '10', 'x-view-as': 'none', 'x-user-id': '1' });
    expect(settleContext(session({}))).toBe(false);
  });

  it('does not change with a later address: one that names another context is refused', () => {
    enterAddress(communityPage, { CommunityId: '10' });
    settleContext(session({}));
    expect(enterAddress(communityPage, { CommunityId: '10' })).toBe(true);
    expect(enterAddress(globalPage, {})).toBe(true);
    expect(enterAddress(communityPage, { CommunityId: '20' })).toBe(false);
    expect(enterAddress(communityPage, { CommunityId: '10', ViewAs: '101' })).toBe(false);
  });

  it('is the session’s at the base address', () => {
    enterWithoutContext();
    enterAddress(globalPage, {});
    expect(contextHeaders()).toEqual({});
  });

  it('is not taken from an address that does not fit, which says so', () => {
    enterAddress(communityPage, { CommunityId: 'abc' });
    expect(contextHeaders()).toEqual({});
    expect(contextProblems({ CommunityId: 'abc' })).toEqual([
      { name: 'CommunityId', problem: 'must be a whole number.' },
    ]);
  });
});

describe('the address of every page', () => {
  it.each(signedInPages.map(({ view }) => view))('%s names the community for staff', (view) => {
    settleContext(session({}));
    expect(linkSearch(view as 'HomeView')).toMatchObject({ CommunityId: '10' });
  });

  it('names nothing for facility users', () => {
    settleContext(session({ user: clerk }));
    for (const { view } of signedInPages) expect(linkSearch(view as 'HomeView')).toEqual({});
    expect(linkedContext()).toEqual({});
    expect(contextHeaders()['x-community-id']).toBe('10');
  });

  it('names the user viewed as, and the community beside them where staff view', () => {
    settleContext(session({ user: clerk, viewedBy: staff }));
    expect(href('HomeView')).toBe('/HomeView?CommunityId=10&ViewAs=101');
    settleContext(session({ user: clerk, viewedBy: { ...clerk, systemUserId: 102 } }));
    expect(href('HomeView')).toBe('/HomeView?ViewAs=101');
  });

  it('names another community where the link gives one', () => {
    settleContext(session({}));
    expect(href('CustomerDetailsView', { CustomerId: 5, CommunityId: 20 })).toBe(
      '/CustomerDetailsView?CustomerId=5&CommunityId=20',
    );
  });

  it('names no one on public pages', () => {
    settleContext(session({}));
    expect(href('LoginView')).toBe('/LoginView');
  });
});
