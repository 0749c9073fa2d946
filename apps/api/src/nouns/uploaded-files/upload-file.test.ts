import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { officer, runFiles, upload } from './file-kit.fixture.ts';

let server: TestServer;
let dana: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  dana = await officer(server, 'dana.petrov');
});
afterAll(() => server.close());

const get = (path: string) => apiCaller(server, dana).get(path);
const QUEUED = { statusCode: 'QUEUED', group: 'info', statusLabelText: 'Queued' };
const COMPLETE = { statusCode: 'COMPLETE', group: 'success', statusLabelText: 'Complete' };
const customersOf = async (businessId: number, beginning: string) => {
  const { rows } = await server.services.owner.query(
    `select customer_number, customer_name, email, receives_email, state, postcode, country from app.customer
     where business_id = $1 and customer_number like $2 order by customer_number`,
    [businessId, `${beginning}%`],
  );
  return rows as Record<string, unknown>[];
};

describe('a file of customers', () => {
  it('is stored, checked and carried out; each customer is there with an audit entry [2C151 2E058]', async () => {
    const text =
      'Business code,Customer number,Customer name,Email,Email notifications,State,Postcode\r\n' +
      'B101,N-1,"Olsson, Margaret",margaret@example.com,yes,nsw,2300\r\n' +
      'b102,N-2,Åsa Björk,,no,Outside Australia,D-1000\r\n' +
      '\r\n' +
      'B101,,No Number,,,,\r\n';
    const sent = await upload(server, dana, text, { fileName: 'C:\\fake\\november.csv' });
    expect([sent.status, sent.body]).toEqual([
      201,
      expect.objectContaining({
        fileName: 'november.csv',
        fileId: expect.any(Number),
        format: 'CUSTOMERS',
        formatTitle: 'Customers',
        contentType: 'text/csv',
        createdDate: '2026-11-20T09:00:00.000Z',
        statusGroup: QUEUED,
        size: Buffer.byteLength(text),
        uploader: 'dana.petrov',
        apiKeyName: null,
        paymentBatchGroupId: null,
        recentlyUploaded: true,
        inProgress: true,
      }),
    ]);
    await runFiles(server);
    const { body } = await get(`uploaded-files/${sent.body.fileId}`);
    expect(body).toMatchObject({
      statusGroup: { statusCode: 'COMPLETE' },
      inProgress: false,
      lineCount: 3,
      appliedCount: 3,
      errorCount: 0,
      progress: 100,
    });
    expect(await customersOf(101, 'N-')).toEqual([
      expect.objectContaining({ customer_name: 'Olsson, Margaret', receives_email: true, state: 'NSW', country: 'AU' }),
    ]);
    expect(await customersOf(102, 'N-')).toEqual([expect.objectContaining({ customer_name: 'Åsa Björk' })]);
    expect(await customersOf(101, 'B101-')).toEqual([expect.objectContaining({ customer_name: 'No Number' })]);
    const { rows } = await server.services.owner.query(
      `select action, description from app.audit_entry where action in ('customers.create', 'uploaded-files.upload', 'uploaded-files.complete') order by id`,
    );
    expect(rows).toEqual([
      { action: 'uploaded-files.upload', description: 'File november.csv uploaded (Customers)' },
      ...['Olsson, Margaret', 'Åsa Björk', 'No Number'].map((name) => ({
        action: 'customers.create',
        description: `Customer ${name} added, from file november.csv (${sent.body.fileId}) uploaded by dana.petrov`,
      })),
      { action: 'uploaded-files.complete', description: 'File november.csv processed: 3 lines' },
    ]);
  });

  it('is followed by asking for it again: under way, then just uploaded, then neither [1C030 1E014 2C149]', async () => {
    const { body: sent } = await upload(server, dana, 'Customer name,Business code\nFollowed,B101\n');
    const request = async (signedIn = dana) => {
      const { body } = await apiCaller(server, signedIn).get(`uploaded-files/${sent.fileId}`);
      const { fileId, recentlyUploaded, inProgress, statusGroup } = body;
      return { fileId, recentlyUploaded, inProgress, statusGroup };
    };
    const { fileId } = sent;
    const queued = { fileId, recentlyUploaded: true, inProgress: true, statusGroup: QUEUED };
    expect(await request()).toEqual(queued);
    await runFiles(server);
    const done = { fileId, recentlyUploaded: true, inProgress: false, statusGroup: COMPLETE };
    expect(await request()).toEqual(done);
    const start = server.services.clock.now();
    server.services.clock.advance(86_400_000);
    expect(await request(await officer(server))).toEqual({ ...done, recentlyUploaded: false });
    server.services.clock.set(start.toISOString());
  });

  it('with an error in any line does nothing and says what is wrong where [2C150 2E059]', async () => {
    const text =
      'Customer name;Business code;Customer number;Postcode;State;Email;Receives sms\n' +
      'Fine;B101;E-1;2000;NSW;;\n' +
      ';B999;E-2;20000;NSW;nobody;maybe\n' +
      'Twice;B101;E-1;;;;\n' +
      'Used;B101;T-1001;;;;\n' +
      'Too;many;values;are;on;this;line;4111 1111 1111 1111\n' +
      '4111111111111111;B101;E-3;x4111-1111-1111-1111x;NSW;;\n';
    const { body: file } = await upload(server, dana, text);
    await runFiles(server);
    const { body } = await get(`uploaded-files/${file.fileId}`);
    expect(body).toMatchObject({
      statusGroup: { statusCode: 'ERROR' },
      lineCount: null,
      appliedCount: 0,
      checkedCount: 6,
    });
    const errors = await get(`uploaded-files/${file.fileId}/errors?pageSize=100`);
    expect(errors.body.recordsCount).toBe(body.errorCount);
    expect(errors.body.items).toEqual([
      {
        lineNumber: 3,
        nameOfField: 'Business code',
        providedValueText: 'B999',
        errorText: 'There is no supplier business with this code, or you do not have access to it.',
      },
      {
        lineNumber: 3,
        nameOfField: 'Email',
        providedValueText: 'nobody',
        errorText: 'Enter an email such as name@example.com',
      },
      {
        lineNumber: 3,
        nameOfField: 'SMS notifications',
        providedValueText: 'maybe',
        errorText: 'Enter yes or no.',
      },
      { lineNumber: 3, nameOfField: 'Customer name', providedValueText: '', errorText: 'Required.' },
      {
        lineNumber: 3,
        nameOfField: 'Postcode',
        providedValueText: '20000',
        errorText: 'Enter a postcode of four digits.',
      },
      { lineNumber: 4, nameOfField: 'Customer number', providedValueText: 'E-1', errorText: 'The same as on line 2.' },
      {
        lineNumber: 5,
        nameOfField: 'Customer number',
        providedValueText: 'T-1001',
        errorText: 'This customer number is already used in this business.',
      },
      {
        lineNumber: 6,
        nameOfField: '',
        providedValueText: '',
        errorText: 'This line has 8 values, but there are 7 columns.',
      },
      {
        lineNumber: 7,
        nameOfField: 'Customer name',
        providedValueText: '.............111',
        errorText: 'Do not enter a card number here.',
      },
      {
        lineNumber: 7,
        nameOfField: 'Postcode',
        providedValueText: 'x.............111x',
        errorText: 'Enter at most 10 characters.',
      },
    ]);
    expect(await customersOf(101, 'E-')).toEqual([]);
  });

  it('keeps the first thousand errors and counts all', async () => {
    const lines = Array.from({ length: 1600 }, (_, n) => `,B101,X-${n}`);
    const { body: file } = await upload(
      server,
      dana,
      ['Customer name,Business code,Customer number', ...lines].join('\n'),
    );
    await runFiles(server);
    const { body } = await get(`uploaded-files/${file.fileId}`);
    expect(body).toMatchObject({ errorCount: 1600, checkedCount: 1600, statusGroup: { statusCode: 'ERROR' } });
    const { body: last } = await get(`uploaded-files/${file.fileId}/errors?page=50&pageSize=20`);
    expect([last.recordsCount, last.items.at(-1).lineNumber]).toEqual([1000, 1001]);
  });
});

describe('the same content again', () => {
  const text = 'Customer name,Business code,Customer number\nSame,B101,S-1\n';
  it('has to be confirmed for 90 days, also when two come at once', async () => {
    const both = await Promise.all([upload(server, dana, text), upload(server, dana, text, { fileName: 'other.csv' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    const [first, refused] = both.toSorted((entry, other) => entry.status - other.status) as [
      (typeof both)[0],
      (typeof both)[0],
    ];
    expect(refused.body.errors).toEqual([
      {
        field: 'confirmDuplicate',
        messages: [
          `The same content was uploaded on 20 Nov 2026 as ${first.body.fileName} (file ${first.body.fileId}). Confirm to upload it again.`,
        ],
      },
    ]);
    const { rows } = await server.services.owner.query('select from app.unclaimed_content');
    expect(rows).toHaveLength(0);
    const again = await upload(server, dana, text, { query: 'format=CUSTOMERS&confirmDuplicate=true' });
    expect([again.status, again.body.duplicateOfFileId]).toEqual([201, first.body.fileId]);
    await runFiles(server);
    expect(await customersOf(101, 'S-')).toHaveLength(1);
    const { body } = await get(`uploaded-files/${again.body.fileId}`);
    expect(body.statusGroup.statusCode).toBe('ERROR');
    const start = server.services.clock.now();
    server.services.clock.set(new Date(start.getTime() + 91 * 86_400_000).toISOString());
    const fresh = await officer(server);
    expect((await upload(server, fresh, text)).status).toBe(201);
    server.services.clock.set(start.toISOString());
    await runFiles(server);
  });

  it('in a file that did nothing needs no confirming', async () => {
    const wrong = 'Customer name,Business code\nNobody,B999\n';
    await upload(server, dana, wrong);
    await runFiles(server);
    expect((await upload(server, dana, wrong)).status).toBe(201);
    await runFiles(server);
  });

  it('sent again with its idempotency key is the same upload', async () => {
    const headers = { 'idempotency-key': 'upload-1' };
    const content = 'Customer name,Business code,Customer number\nOnce,B101,ONCE-1\n';
    const first = await upload(server, dana, content, { headers });
    const second = await upload(server, dana, content, { headers });
    expect([second.status, second.headers['idempotent-replayed'], second.body]).toEqual([201, 'true', first.body]);
    await runFiles(server);
    expect(await customersOf(101, 'ONCE-')).toHaveLength(1);
  });
});
