import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { officer, runFiles, upload } from './file-kit.fixture.ts';

let server: TestServer;
let dana: SignedIn;
let api: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  dana = await officer(server);
  api = apiCaller(server, dana);
});
afterAll(() => server.close());

const wrong = 'Customer number,Business code,Customer name\n1,NOWHERE,Name';
const right = (number: string) => `Customer number,Business code,Customer name\n${number},B101,Name`;

/** Uploads a file and lets it run to its end; returns its id. */
async function processed(fileName: string, content: string): Promise<number> {
  const { status, body } = await upload(server, dana, content, {
    fileName,
    query: 'format=CUSTOMERS&confirmDuplicate=true',
  });
  expect(status, JSON.stringify(body)).toBe(201);
  await runFiles(server);
  return body.fileId;
}
const open = async (): Promise<number[]> => {
  const { body } = await api.get('uploaded-files?errors=OPEN');
  expect(body.recordsCount).toBe(body.items.length);
  return body.items.map(({ fileId }: { fileId: number }) => fileId).toSorted();
};

describe('the errors of a file', () => {
  it('are open until a later file of the same name was processed', async () => {
    const fileId = await processed('New connections.csv', wrong);
    expect(await open()).toEqual([fileId]);
    await processed('new connections.csv', wrong.replace('Name', 'Other'));
    expect(await open()).toHaveLength(2);
    await processed('another.csv', right('OE-1'));
    expect(await open()).toHaveLength(2);
    const correction = await processed('new connections.csv', right('OE-2'));
    expect(await open()).toEqual([]);
    expect((await api.get(`uploaded-files/${fileId}`)).body).toMatchObject({
      statusGroup: { statusCode: 'ERROR' },
      correctedByFileId: correction,
      dismissedDate: null,
    });
  });

  it('are dismissed once, by a user and at a time that are kept and audited', async () => {
    const fileId = await processed('dismissed.csv', wrong);
    await server.audit();
    const { status, body } = await api.post(`uploaded-files/${fileId}/dismiss`);
    expect(status).toBe(200);
    const { fullName } = (await api.get('session')).body.user;
    expect(body).toMatchObject({
      fileId,
      dismissedBy: fullName,
      dismissedDate: server.services.clock.now().toISOString(),
      statusGroup: { statusCode: 'ERROR' },
    });
    expect(await open()).toEqual([]);
    expect(await server.audit()).toMatchObject([{ action: 'uploaded-files.dismiss', object_id: String(fileId) }]);
    expect((await api.post(`uploaded-files/${fileId}/dismiss`)).status).toBe(409);
  });

  it('cannot be dismissed where there are none, or by those who may not manage files', async () => {
    const fileId = await processed('right.csv', right('OE-3'));
    expect((await api.post(`uploaded-files/${fileId}/dismiss`)).status).toBe(409);
    const failed = await processed('seen.csv', wrong);
    const viewer = await server.signIn({
      loginName: 'vera',
      kind: 'CLIENT',
      communityId: 10,
      rights: ['VIEW_FILES'],
    });
    expect((await apiCaller(server, viewer).post(`uploaded-files/${failed}/dismiss`)).status).toBe(403);
    expect(await open()).toEqual([failed]);
  });
});
