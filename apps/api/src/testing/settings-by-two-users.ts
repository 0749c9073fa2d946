import type { Right } from '@quickportal/contracts/access/rights';
import type { ProposalStatus } from '@quickportal/contracts/proposals/proposal';
import { expect } from 'vitest';
import { type ApiResponse, apiCaller } from './api-caller.ts';
import type { TestServer } from './test-server.ts';

/**
 * Switches on that the settings of community 10 need a second person. Returns a user who requests changes, a colleague
 * with the same rights and a user who approves.
 */
export async function settingsByTwoUsers(server: TestServer, rights: readonly Right[]) {
  await server.rows(
    `insert into app.community_setting (community_id, settings_need_second_person, updated_at) values (10, true, now())
     on conflict (community_id) do update set settings_need_second_person = true`,
  );
  const user = async (loginName: string, held: readonly Right[]) =>
    apiCaller(server, await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights: held }));
  const requester = await user('requester', rights);
  const colleague = await user('colleague', rights);
  const approver = await user('approver', [...rights, 'APPROVE_REQUESTS']);

  const decide = async (proposalId: number, decision: 'approve' | 'reject'): Promise<ApiResponse> => {
    const { version } = (await approver.get(`proposals/${proposalId}`)).body;
    return approver.post(`proposals/${proposalId}/${decision}`, {
      version,
      ...(decision === 'reject' && { reason: 'Not now' }),
    });
  };
  return {
    requester,
    colleague,
    approver,
    /** The id of the request that a change waits for. */
    requested({ status, body, raw }: ApiResponse): number {
      expect([status, body], raw).toEqual([202, { proposalId: expect.any(Number) }]);
      return body.proposalId;
    },
    async approve(proposalId: number): Promise<void> {
      const { status, raw } = await decide(proposalId, 'approve');
      expect(status, raw).toBe(200);
    },
    async reject(proposalId: number): Promise<void> {
      const { status, raw } = await decide(proposalId, 'reject');
      expect(status, raw).toBe(200);
    },
    /** Expects an approval to be refused because what the request was about has changed. */
    async refuseAsOutOfDate(proposalId: number): Promise<void> {
      const { status, raw } = await decide(proposalId, 'approve');
      expect(status, raw).toBe(409);
      const { body } = await requester.get(`proposals/${proposalId}`);
      expect(body.status).toBe('STALE' satisfies ProposalStatus);
    },
  };
}
