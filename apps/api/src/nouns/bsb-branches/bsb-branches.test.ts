import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBsbDirectory } from '../../set-up/load-bsb-directory.ts';
import { operatorOf } from '../../set-up/run-set-up.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { bsbWarnings } from './bsb-warnings.ts';

let server: TestServer;
let caller: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  caller = apiCaller(server, await server.signIn({ loginName: 'clerk', kind: 'CLIENT', communityId: 10, rights: [] }));
});
afterAll(() => server.close());

const warnings = (bsb: string) => bsbWarnings(server.services.db.reader({ kind: 'community', communityId: 10 }), bsb);
const found = async (query: string) => {
  const { status, body } = await caller.get(`bsb-branches?query=${encodeURIComponent(query)}`);
  expect(status).toBe(200);
  return body.items as { value: string; label: string; warning: string }[];
};

describe('BSBs', () => {
  it('have no warning while no directory is loaded', async () => {
    expect(await found('062-000')).toEqual([]);
    expect(await warnings('999-999')).toEqual([]);
  });

  it('are found by their digits, and doubted where they are unknown, closed or not electronic', async () => {
    await loadBsbDirectory(
      server.services,
      operatorOf('test'),
      [
        '062-000,CBA,Harbour Street,1 Harbour St,Sydney,NSW,2000,PEH',
        '062-001,CBA,Closed,Refer to BSB 062-000,Sydney,NSW,2000,',
        '082-001,NAB,Pitt Street,1 Pitt St,Sydney,NSW,2000,P',
      ].join('\n'),
    );
    expect((await found('062')).map(({ value }) => value)).toEqual(['062-000', '062-001']);
    for (const written of ['062-000', '062000', '062 000', '062–000'])
      expect(await found(written)).toMatchObject([{ value: '062-000', label: 'CBA, Harbour Street', warning: '' }]);
    expect(await found('062-001')).toMatchObject([{ warning: expect.stringContaining('is closed') }]);
    expect(await found('Sydney')).toEqual([]);
    expect(await warnings('062-000')).toEqual([]);
    expect(await warnings('062-001')).toEqual(['The branch of BSB 062-001 is closed. Ask the payer for the new BSB.']);
    expect(await warnings('082-001')).toEqual(['BSB 082-001 takes no electronic payments. Check it with the payer.']);
    expect(await warnings('999-999')).toEqual(['BSB 999-999 is not in the BSB directory. Check it with the payer.']);
  });
});
