import { approveProposal as approveContract } from '@quickportal/contracts/proposals/contracts';
import type { Right } from '@quickportal/contracts/access/rights';
import { build } from '@quickportal/db/connect/prepared-query';
import { getProposal } from '@quickportal/db/proposals/read-proposals';
import { lockProposal } from '@quickportal/db/proposals/write-proposals';
import type { ProposalRecord } from '@quickportal/db/proposals/proposal';
import { z } from 'zod';
import { change } from '../procedures/change.ts';
import { withContract } from '../procedures/caller-reader.ts';
import type { CallContext } from '../procedures/context.ts';
import { fieldProblem } from '../kernel/problem.ts';
import { testOrigin } from './test-actors.ts';
import type { TestServer } from './test-server.ts';
import type { Actor, UserActor } from '../engines/access/actor.ts';
import { authenticate } from '../engines/auth/authenticate.ts';
import { approveProposal, rejectProposal, withdrawProposal, type LoadResponse } from '../procedures/decide-proposal.ts';
import { difference, proposalKind, type ProposalKind } from '../engines/proposals/proposal-kind.ts';
import { propose } from '../procedures/propose.ts';

const schema = z.strictObject({ businessId: z.int(), name: z.string() });

/** A change under dual control that only tests know: another name for a business of community 10. */
export const renameBusiness = proposalKind({
  kind: 'test.rename',
  objectType: 'business',
  noun: 'business',
  changeType: 'Rename business',
  audience: 'FACILITY',
  rights: { propose: 'MANAGE_BUSINESSES', approve: 'APPROVE_REQUESTS' },
  schema,
  scope: () => ({ kind: 'staff' }),
  object: ({ businessId }) => ({ key: String(businessId), id: businessId }),
  async load(db, { businessId }, lock) {
    const query = build.selectFrom('app.business').select('name').where('id', '=', businessId);
    const [found] = await db.run(lock ? query.forUpdate() : query);
    return found ? { version: null, state: { name: found.name } } : null;
  },
  async check(db, { businessId, name }) {
    const claimed = await db.run(
      build.selectFrom('app.business').select('id').where('name', '=', name).where('id', '<>', businessId),
    );
    if (claimed.length > 0) throw fieldProblem('name', 'Another business has this name.');
  },
  title: ({ name }) => `Rename business to ${name}`,
  differences: (_db, { name }, state) => Promise.resolve([difference('Name', state.name, name)]),
  async apply({ trx }, { businessId, name }, { state }) {
    await trx.updateTable('app.business').set({ name }).where('id', '=', businessId).execute();
    const audit = { before: { name: state.name }, after: { name } };
    return { objectId: businessId, action: 'businesses.rename', description: 'Business renamed', ...audit };
  },
});
const kind = renameBusiness as unknown as ProposalKind;

let people = 0;
/** A user of community 10 (or staff) with these rights, as a request of theirs would find them. */
export async function person(server: TestServer, rights: readonly Right[], email?: string) {
  const loginName = `person.${++people}`;
  const signedIn = await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights });
  const { owner } = server.services;
  if (email) await owner.query('update app.system_user set email = $2 where id = $1', [signedIn.userId, email]);
  const sessionToken = signedIn.headers.cookie.replace('quickportal=', '');
  const actor = async () =>
    (await authenticate(server.services, { sessionToken, now: server.services.clock.now() })) as UserActor;
  return { ...signedIn, loginName, actor: await actor(), freshActor: actor };
}

/** The engine's steps as calls of this actor, each in a transaction of its own. */
export function steps({ services }: TestServer, actor: Actor) {
  const ctx = (idempotencyKey: string | null = null): CallContext =>
    withContract(
      { services, actor, origin: testOrigin, idempotencyKey, notes: { replayed: false, setCookies: [] } },
      approveContract,
    );
  const row = async (proposalId: number) => {
    const scope = { kind: 'community', communityId: 10 } as const;
    return (await getProposal(services.db.reader(scope), {
      proposalId,
      audience: 'FACILITY',
      communityId: 10,
    })) as ProposalRecord;
  };
  const response =
    (proposalId: number): LoadResponse<ProposalRecord> =>
    async (trx) =>
      (await lockProposal(trx, proposalId)) as ProposalRecord;
  const deciding = async (proposalId: number) => ({ row: await row(proposalId), kind, version: undefined });
  return {
    row,
    propose: (businessId: number, name: string) =>
      change(
        ctx(),
        null,
        async (tools) =>
          (await propose(ctx(), tools, renameBusiness, { change: { businessId, name }, communityId: 10 })).proposalId,
        { scope: { kind: 'staff' }, communityId: 10 },
      ),
    approve: async (proposalId: number) =>
      approveProposal(ctx(), null, await deciding(proposalId), response(proposalId)),
    reject: async (proposalId: number, reason = 'No') =>
      rejectProposal(ctx(), null, { ...(await deciding(proposalId)), reason }, response(proposalId)),
    withdraw: async (proposalId: number) =>
      withdrawProposal(ctx(), null, await deciding(proposalId), response(proposalId)),
  };
}
