import { facilityRights, staffRights } from '@quickportal/contracts/access/rights';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { makeReach } from './other-communities-things.ts';
import { ownInputOf } from './own-input.ts';
import type { RestInput } from '../rest-call.ts';
import { sameKeyTwice } from './same-key-twice.gen.ts';
import type { Ready, SameKeyTwice } from './same-key-twice.ts';
import { PASSWORD } from '../test-browser.ts';
import type { TestServer } from '../test-server.ts';
import type { SignedIn } from '../test-user.ts';

const fixtures: readonly SameKeyTwice[] = sameKeyTwice;
const ready: Readonly<Record<string, Ready>> = Object.assign({}, ...fixtures.map((fixture) => fixture.ready));

/** Changes that cannot be made with these inputs, with the reason. */
export const notMadeHere: Readonly<Record<string, string>> = Object.assign(
  {},
  ...fixtures.map((fixture) => fixture.notMadeHere),
);

/** For every change a user who may make it and an input that the server accepts. */
export async function readyChanges(server: TestServer) {
  const reach = await makeReach(server.services);
  // Changes of administrators need someone to change and someone who can approve
  for (const loginName of ['colleague', 'approver'])
    await server.signIn({ loginName, kind: 'STAFF', communityId: null, rights: staffRights, password: PASSWORD });
  let users = 0;
  return async (contract: AnyContract): Promise<{ user: SignedIn; input: RestInput }> => {
    const loginName = `changing.${(users += 1)}`;
    const user = await server.signIn(
      contract.audience.includes('facility')
        ? { loginName, kind: 'CLIENT', communityId: 10, rights: facilityRights, password: PASSWORD }
        : { loginName, kind: 'STAFF', communityId: null, rights: staffRights, chooses: 10, password: PASSWORD },
    );
    await reach.giveTo(user.userId);
    const own = ownInputOf(reach, contract);
    const more = await ready[contract.name]?.(server.services.owner, user.userId);
    const password = contract.body?.shape.password ? { password: PASSWORD } : {};
    const input = {
      params: { ...own.params, ...more?.params },
      query: { ...own.query, ...more?.query },
      body: own.body && { ...own.body, ...password, ...(more?.body as object | undefined) },
    };
    return { user, input };
  };
}
