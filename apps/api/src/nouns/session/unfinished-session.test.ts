import { readFile } from 'node:fs/promises';
import { facilityRights, staffRights } from '@quickportal/contracts/access/rights';
import { contracts } from '@quickportal/contracts/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentFile } from '../../openapi/document-file.ts';
import { sampleInput } from '../../testing/every-call/sample-input.ts';
import { restCall } from '../../testing/rest-call.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let users = 0;
/** A user with every right who has not finished signing in. */
async function unfinished(stage: string, kind: 'STAFF' | 'CLIENT'): Promise<SignedIn> {
  const session = await server.signIn(
    kind === 'STAFF'
      ? { loginName: `unfinished.${users++}`, kind, communityId: null, rights: staffRights, chooses: 10 }
      : { loginName: `unfinished.${users++}`, kind, communityId: 10, rights: facilityRights },
  );
  await server.services.owner.query('update app.session set stage = $2 where id = $1', [session.sessionId, stage]);
  return session;
}

const closed = contracts.filter(({ audience, openWhenLocked }) => !audience.includes('public') && !openWhenLocked);
const STAGES = [
  ['SECOND_FACTOR', 'second-factor'],
  ['CHANGE_PASSWORD', 'change-password'],
] as const;

describe.each(STAGES)('a session that waits in %s', (stage, next) => {
  it('learns the step it waits for and nothing about the user', async () => {
    for (const kind of ['STAFF', 'CLIENT'] as const) {
      const { headers, csrfToken } = await unfinished(stage, kind);
      const response = await server.app.inject({ url: `${server.rest}/session`, headers });
      expect(response.json()).toEqual({ next, csrfToken, expiresAt: expect.any(String) });
    }
  });

  it('opens no call but that, over REST or tRPC', async () => {
    const sessions = { STAFF: await unfinished(stage, 'STAFF'), CLIENT: await unfinished(stage, 'CLIENT') };
    expect(contracts.filter(({ openWhenLocked }) => openWhenLocked).map(({ name }) => name)).toEqual(['session.get']);
    for (const contract of closed) {
      const { headers } = sessions[contract.audience.includes('facility') ? 'CLIENT' : 'STAFF'];
      const overRest = await restCall(server.app, server.rest, contract, sampleInput(contract), headers);
      const payload = sampleInput(contract);
      const overTrpc = await server.app.inject({
        method: 'POST',
        url: `${server.trpc}/${contract.name}`,
        headers,
        payload,
      });
      expect([contract.name, overRest.status, overTrpc.statusCode]).toEqual([contract.name, 401, 401]);
    }
  });

  it('opens no other address of the documentation, such as downloads, forms and uploads', async () => {
    const { headers, csrfToken } = await unfinished(stage, 'CLIENT');
    const { paths } = JSON.parse(await readFile(documentFile, 'utf8')) as {
      paths: Record<string, Record<string, { security?: object[] }> & { servers?: { url: string }[] }>;
    };
    const open = new Set(['/session', ...Object.keys(paths).filter((path) => path.startsWith('/AuthAction'))]);
    for (const [path, { servers, ...operations }] of Object.entries(paths)) {
      if (open.has(path)) continue;
      // A path that is beside the REST base says so
      const base = servers?.[0]?.url ?? server.rest;
      for (const [method, { security }] of Object.entries(operations)) {
        if (!Array.isArray(security) || security.length === 0) continue;
        const url = `${base}${path
          .replace('{verb}', 'post')
          .replace('{path}', 'customers')
          .replaceAll(/\{\w+\}/g, '1')}`;
        const response = await server.app.inject({ method: method as 'GET', url: `${url}?csrf=${csrfToken}`, headers });
        expect([method, path, response.statusCode]).toEqual([method, path, 401]);
      }
    }
  });
});
