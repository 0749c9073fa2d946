import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { facilityRights, facilityViewRights } from '@quickportal/contracts/access/rights';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { multipartBody, multipartType, officer, runFiles, upload } from './file-kit.fixture.ts';

let server: TestServer;
let dana: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  dana = await officer(server);
});
afterAll(() => server.close());

const stored = (): string[] => {
  const folder = path.join(server.services.configuration.dataFolder, 'storage/uploads/10');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const sendRaw = (payload: Buffer | string, headers: Record<string, string>, url = 'uploaded-files?format=CUSTOMERS') =>
  server.app.inject({
    method: 'POST',
    url: `${server.rest}/${url}`,
    headers: { ...dana.headers, ...headers },
    payload,
  });

describe('an upload that is refused', () => {
  afterEach(async () => {
    // leaves nothing behind
    expect(stored()).toEqual([]);
    expect((await server.services.owner.query('select from app.unclaimed_content')).rowCount).toBe(0);
    expect((await server.services.owner.query('select from app.uploaded_file where community_id = 10')).rowCount).toBe(
      0,
    );
  });

  it.each([
    ['a workbook', Buffer.from('PK\u0003\u0004', 'latin1'), /choose File, Save As, CSV UTF-8/],
    ['a NUL byte', 'Customer name\nA\u0000B\n', /not a text file/],
    ['nothing', '', /empty/],
  ])('for being %s says so on the field file', async (_name, content, reason) => {
    const { status, body } = await upload(server, dana, content);
    expect([status, body.errors[0].field]).toEqual([422, 'file']);
    expect(body.errors[0].messages[0]).toMatch(reason);
  });

  it('is larger than allowed, by its own word or in truth', async () => {
    const outcome = await sendRaw('', { 'content-type': multipartType, 'content-length': '100010001' });
    expect([outcome.statusCode, outcome.json().detail]).toEqual([413, 'The file is larger than 100 MB.']);
  });

  it.each([
    ['no body', '', { 'content-type': multipartType }, 422],
    [
      'a body cut off',
      multipartBody('Customer name\nA\n', 'a.csv').subarray(0, 150),
      { 'content-type': multipartType },
      400,
    ],
    ['JSON', '{}', { 'content-type': 'application/json' }, 415],
    ['plain text', 'Customer name\nA\n', { 'content-type': 'text/csv' }, 415],
    ['a multipart type without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
  ])('has %s', async (_name, payload, headers, status) => {
    const response = await sendRaw(payload, headers);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it.each([
    ['format=SHOES', 'format'],
    ['', 'format'],
    ['format=CUSTOMERS&confirmDuplicate=maybe', 'confirmDuplicate'],
    ['format=CUSTOMERS&extra=1', ''],
  ])('names an unknown format or parameter: %s', async (query, field) => {
    const { status, body } = await upload(server, dana, 'Customer name\nA\n', { query });
    expect([status, body.errors[0].field]).toEqual([422, field]);
  });

  it('comes without our header and without the token, or with a wrong one', async () => {
    const headers = { cookie: dana.headers.cookie, 'content-type': multipartType };
    const payload = multipartBody('Customer name\nA\n', 'a.csv');
    for (const csrf of ['', '&csrf=wrong']) {
      const url = `${server.rest}/uploaded-files?format=CUSTOMERS${csrf}`;
      const response = await server.app.inject({ method: 'POST', url, headers, payload });
      expect([response.statusCode, response.json().type]).toEqual([403, expect.stringMatching(/csrf-token-invalid$/)]);
    }
  });

  it('is by a user who may not upload, may not add customers, or is no one', async () => {
    const viewer = await server.signIn({
      loginName: 'viewer',
      kind: 'CLIENT',
      communityId: 10,
      rights: facilityViewRights,
    });
    const filesOnly = await server.signIn({
      loginName: 'files',
      kind: 'CLIENT',
      communityId: 10,
      rights: ['MANAGE_FILES'],
    });
    for (const someone of [viewer, filesOnly])
      expect((await upload(server, someone, 'Customer name\nA\n')).status).toBe(403);
    const stranger = { ...dana, headers: { ...dana.headers, cookie: 'quickportal=nobody' } };
    expect((await upload(server, stranger, 'Customer name\nA\n')).status).toBe(401);
    expect((await apiCaller(server, filesOnly).get('uploaded-file-formats')).body).toEqual({ items: [] });
    const { items } = (await apiCaller(server, dana).get('uploaded-file-formats')).body;
    expect(items).toEqual([
      expect.objectContaining({ format: 'CUSTOMERS', maxBytes: 100_000_000 }),
      expect.objectContaining({ format: 'PAYMENTS', maxBytes: 100_000_000 }),
    ]);
  });
});

describe('names and values meant to do harm', () => {
  it('stay text: file names, formulas, and errors as CSV with nothing a spreadsheet would run', async () => {
    const text = 'Customer name,Business code,Postcode,State\n=cmd|calc,B101,"=HYPERLINK(""x"")",NSW\n';
    const { body: file } = await upload(server, dana, text, { fileName: '..%2f<script>\u202egnp4111111111111111.csv' });
    expect(file.fileName).toBe('..%2f<script>gnp[removed].csv');
    await runFiles(server);
    const csv = await server.app.inject({
      url: `${server.rest}/uploaded-files/${file.fileId}/errors-file?csrf=${dana.csrfToken}`,
      headers: { cookie: dana.headers.cookie },
    });
    expect(csv.headers['content-disposition']).toBe(
      `attachment; filename="errors-${file.fileId}.csv"; filename*=UTF-8''errors-${file.fileId}.csv`,
    );
    expect(csv.body).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('end in .csv, in the file and in the header of its download, whatever they ended in', async () => {
    for (const [sent, kept] of [
      ['customers.csv.exe', 'customers.csv.exe.csv'],
      ['customers', 'customers.csv'],
      ['Customers.CSV', 'Customers.csv'],
      ['.csv', 'file.csv'],
      [`${'x'.repeat(150)}.exe`, `${'x'.repeat(96)}.csv`],
    ] as const) {
      const { body: file } = await upload(server, dana, `Customer name,Business code\n${sent},B101\n`, {
        fileName: sent,
      });
      expect(file.fileName).toBe(kept);
      await runFiles(server);
      const url = `${server.rest}/uploaded-files/${file.fileId}/content?csrf=${dana.csrfToken}`;
      const { headers } = await server.app.inject({ url, headers: { cookie: dana.headers.cookie } });
      expect(headers['content-disposition']).toBe(`attachment; filename="${kept}"; filename*=UTF-8''${kept}`);
    }
  });

  it('in customers are what the form would keep too', async () => {
    const { body: file } = await upload(server, dana, 'Customer name,Business code,Customer number\n=1+1,B101,F-1\n');
    await runFiles(server);
    const { body } = await apiCaller(server, dana).post('customer-search', { customerNumber: 'F-1' });
    expect(body.items[0].customerName).toBe('=1+1');
    expect(file.formatTitle).toBe('Customers');
  });
});

describe('files and who may see them', () => {
  const names = ({ body }: { body: { items: { fileName: string }[] } }) => body.items.map(({ fileName }) => fileName);

  it('the original comes back byte for byte, with the right, the token and an audit entry [2R032]', async () => {
    const text = '\ufeffCustomer name,Business code\r\n"Zo\u00eb",B101\r\n';
    const { body: file } = await upload(server, dana, text, { fileName: 'Zoë (1).csv' });
    await runFiles(server);
    const url = `${server.rest}/uploaded-files/${file.fileId}/content`;
    const fetched = (signedIn: SignedIn, csrf = signedIn.csrfToken) =>
      server.app.inject({ url: `${url}?csrf=${csrf}`, headers: { cookie: signedIn.headers.cookie } });
    const mine = await fetched(dana);
    expect([mine.statusCode, mine.rawPayload.equals(Buffer.from(text))]).toEqual([200, true]);
    expect(mine.headers['content-disposition']).toBe(
      `attachment; filename="Zo_ (1).csv"; filename*=UTF-8''Zo%C3%AB%20%281%29.csv`,
    );
    expect((await fetched(dana, 'wrong')).statusCode).toBe(403);
    expect((await server.app.inject({ url, headers: dana.headers })).statusCode).toBe(200);
    const filesOnly = await server.signIn({
      loginName: 'sees.files',
      kind: 'CLIENT',
      communityId: 10,
      rights: ['VIEW_FILES'],
    });
    expect((await fetched(filesOnly)).statusCode).toBe(403);
    const stranger = await server.signIn({
      loginName: 'stranger',
      kind: 'CLIENT',
      communityId: 20,
      rights: facilityRights,
    });
    expect((await fetched(stranger)).statusCode).toBe(404);
    expect((await apiCaller(server, stranger).post(`uploaded-files/${file.fileId}/cancel`)).status).toBe(404);
    const { rows } = await server.services.owner.query(
      `select count(*)::int from app.audit_entry where action = 'uploaded-files.download' and object_id = $1`,
      [String(file.fileId)],
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('values of lines are for those who may see customers; where and what is wrong for anyone who sees files', async () => {
    const { body: file } = await upload(server, dana, 'Customer name,Business code,Email\nA,B101,secret-thing\n');
    await runFiles(server);
    const filesOnly = await server.signIn({
      loginName: 'sees.errors',
      kind: 'CLIENT',
      communityId: 10,
      rights: ['VIEW_FILES'],
    });
    const { body } = await apiCaller(server, filesOnly).get(`uploaded-files/${file.fileId}/errors`);
    expect(body.items).toEqual([
      expect.objectContaining({ lineNumber: 2, nameOfField: 'Email', providedValueText: '' }),
    ]);
  });

  it('anyone who is restricted to a business reaches that one only, and sees files that reach no other', async () => {
    const inBusiness = (loginName: string, inside: number) =>
      server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights: facilityRights, inBusiness: inside });
    const signedIn = await inBusiness('in.101', 101);
    const two = await inBusiness('in.102', 102);
    const refused = await upload(server, signedIn, 'Customer name,Business code\nA,B102\n', { fileName: 'theirs.csv' });
    const done = await upload(server, signedIn, 'Customer name,Customer number\nB,R-1\n', { fileName: 'own.csv' });
    expect([refused.status, done.status]).toEqual([201, 201]);
    await runFiles(server);
    const list = (caller: SignedIn) => apiCaller(server, caller).get('uploaded-files?pageSize=100');
    expect(names(await list(signedIn))).toEqual(['own.csv', 'theirs.csv']);
    expect(names(await list(two))).toEqual([]);
    expect(names(await list(dana))).toEqual(expect.arrayContaining(['own.csv', 'theirs.csv']));
    expect((await apiCaller(server, two).get(`uploaded-files/${done.body.fileId}`)).status).toBe(404);
    const errors = await apiCaller(server, signedIn).get(`uploaded-files/${refused.body.fileId}/errors`);
    expect(errors.body.items[0].errorText).toMatch(/no supplier business/);
    const { rows } = await server.services.owner.query(
      `select business_id from app.customer where customer_number = 'R-1'`,
    );
    expect(rows).toEqual([{ business_id: 101 }]);
  });

  it('lists by name, format and status in every order [2C148]', async () => {
    const list = (query: string) => apiCaller(server, dana).get(`uploaded-files?${query}`);
    expect(names(await list('fileName=OW'))).toEqual(['own.csv']);
    expect(names(await list('statusCode=CANCELLED'))).toEqual([]);
    expect((await list('format=CUSTOMERS&page=2&pageSize=2')).body).toMatchObject({ currentPage: 2, pageSize: 2 });
    for (const sort of ['createdDate', 'fileName', 'size'])
      expect(names(await list(`sort=-${sort}&pageSize=100`)).toReversed()).toEqual(
        names(await list(`sort=${sort}&pageSize=100`)),
      );
  });
});
