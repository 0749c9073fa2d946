import type { Session } from '@quickportal/contracts/session/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../pages/registry.ts';
import { forgetContext, settleContext } from '../../pages/tab-context.ts';
import { gate, gateTools } from './gatekeeper.ts';

const assign = vi.fn();
beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', { location: { assign, pathname: '/FilesView', search: '?CommunityId=10', hash: '' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetContext();
  gate.unlock();
  assign.mockClear();
});

it('leads to the sign-in page, which comes back to the same community, where the tab never had a session [1R208]', () => {
  gateTools.hold('ended');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/LoginView?returnTo=%2FFilesView%3FCommunityId%3D10');
});

it('stays on the page where a session has ended that the tab worked with', () => {
  settleContext({ user: { systemUserId: 1, kind: 'STAFF' }, viewedBy: null, community: null } as Session);
  gateTools.hold('ended');
  expect(assign).not.toHaveBeenCalled();
  expect(gate.state.get()).toBe('ended');
});
