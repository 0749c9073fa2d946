import { facilityRights } from '@quickportal/contracts/access/rights';
import { fileColumns } from '@quickportal/contracts/kernel/list';
import { customerList } from '@quickportal/contracts/customers/customer-list';
import { insertBusiness } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerFileColumns } from '../customers/customer-file-columns.ts';
import { foldHeading } from '../../engines/uploads/header.ts';
import { apiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { multipartBody, multipartType, officer, runFiles, upload } from './file-kit.fixture.ts';

const FROM = 103;
const INTO = 104;
let server: TestServer;
/** May reach one of the two businesses only. */
let exporter: SignedIn;
let uploader: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  for (const id of [FROM, INTO]) await insertBusiness(server.services.owner, { communityId: 10, id });
  exporter = await restricted('exporter', FROM);
  uploader = await restricted('uploader', INTO);
  await addCustomers();
});
afterAll(() => server.close());

async function restricted(loginName: string, businessId: number): Promise<SignedIn> {
  const session = await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights: facilityRights });
  await server.services.owner.query(
    'insert into app.user_business (community_id, user_id, business_id) values (10, $1, $2)',
    [session.userId, businessId],
  );
  return session;
}

/** Customers as their calls take them, with everything that files are bad at. */
const customers = [
  { customerNumber: '062692', customerName: 'Zoë Ōtāhuhu', phoneNumber: '0412 345 678', receivesSms: true },
  { customerNumber: '8E0', customerName: '李小龙', phoneNumber: '+61 491 570 156', email: 'li@example.com' },
  { customerNumber: '=1+1', customerName: '=HYPERLINK("http://x", "y")', street1: '-2; +3', street2: '@home' },
  { customerNumber: "'-5", customerName: "''=Ann", street1: "'t Hooft;'-lane", city: "O'Connor" },
  { customerNumber: 'Q "1", 2', customerName: 'Say "hi", then; leave | now', street3: 'C:\\temp\\new' },
  { customerNumber: '00', customerName: 'Kiwi', city: 'Auckland', state: 'OUTSIDE_AUSTRALIA', postcode: '1010' },
  { customerNumber: '0800', customerName: 'Top End', city: 'Darwin', state: 'NT', postcode: '0800' },
  { customerNumber: '4.11E+15x', customerName: '１２３ full width', email: 'a@example.com', receivesEmail: true },
  { customerNumber: 'yes', customerName: 'No', street1: '1/2', street2: '03-04', phoneNumber: '(02) 9999 0000' },
  { customerNumber: '−7', customerName: '＝1+1', city: 'a;=1' },
];

async function addCustomers(): Promise<void> {
  for (const customer of customers) {
    const { status, raw } = await apiCaller(server, exporter).post('customers', { ...customer, businessId: FROM });
    expect(status, raw).toBe(201);
  }
}

async function exported(body: object): Promise<Buffer> {
  const caller = apiCaller(server, exporter);
  const { exportId } = (await caller.post('customer-export', body)).body;
  await server.runSideEffects();
  const { downloadUrl } = (await caller.get(`customer-export?exportId=${exportId}`)).body;
  const file = await server.app.inject({ url: downloadUrl, headers: { cookie: exporter.headers.cookie } });
  expect(file.statusCode).toBe(200);
  return file.rawPayload;
}

const customersOf = (businessId: number) =>
  server.rows(
    `select customer_number, customer_name, street1, street2, street3, city, state, postcode, email, phone_number,
       receives_email, receives_sms, country from app.customer where business_id = $1 order by customer_number`,
    [businessId],
  );
const errorsOf = async (fileId: number, caller: SignedIn) =>
  (await apiCaller(server, caller).get(`uploaded-files/${fileId}/errors`)).body.items as {
    nameOfField: string;
    errorText: string;
  }[];
const leavingOut = { query: 'format=CUSTOMERS&leaveOutUnknown=true' };

it('comes back as it was in another business, columns that an upload does not know left out', async () => {
  const columns = fileColumns(customerList).filter((key) => key !== 'businessName' && key !== 'businessCode');
  const file = await exported({ columns });
  const unknown = await upload(server, uploader, file);
  await runFiles(server);
  const errors = await errorsOf(unknown.body.fileId, uploader);
  expect(errors.map(({ nameOfField }) => nameOfField)).toEqual([
    'Customer ID',
    'Status',
    'PayTo',
    'Added (Australia/Sydney)',
    'Changed (Australia/Sydney)',
  ]);
  expect(errors[0]?.errorText).toBe('Unknown column. Correct its name, remove it, or leave out unknown columns.');
  expect(await customersOf(INTO)).toEqual([]);

  const { status, body } = await upload(server, uploader, file, leavingOut);
  await runFiles(server);
  expect([status, body.leavesOutUnknown, await errorsOf(body.fileId, uploader)]).toEqual([201, true, []]);
  const copies = await customersOf(INTO);
  expect(copies).toHaveLength(customers.length);
  expect(copies).toEqual(await customersOf(FROM));
});

it('names the business of each customer by its code', async () => {
  const dana = await officer(server);
  const { owner } = server.services;
  await owner.query('delete from app.customer where business_id = $1', [INTO]);
  const file = await exported({});
  // The same file, in a facility where another business has that code
  await owner.query(`update app.business set code = 'OLD' where id = $1`, [FROM]);
  await owner.query(`update app.business set code = 'B103' where id = $1`, [INTO]);
  const { body } = await upload(server, dana, file, leavingOut);
  await runFiles(server);
  expect(await errorsOf(body.fileId, dana)).toEqual([]);
  expect(await customersOf(INTO)).toEqual(await customersOf(FROM));
});

it('has the words of the facility in its headings, which an upload reads', async () => {
  const { owner } = server.services;
  await owner.query(
    `insert into app.community_setting (community_id, supplier_label_singular, supplier_label_plural, updated_at)
     values (10, 'Club', 'Clubs', now())`,
  );
  const file = await exported({ columns: ['customerNumber', 'customerName', 'businessName', 'businessCode'] });
  const [headings = ''] = file
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split('\n');
  expect(headings.trim()).toBe('Customer number,Customer name,Club,Club code');
  const response = await server.app.inject({
    method: 'POST',
    url: `${server.rest}/uploaded-files/preview?format=CUSTOMERS`,
    headers: { ...uploader.headers, 'content-type': multipartType },
    payload: multipartBody(file, 'customers.csv'),
  });
  const [reading] = response.json().readings;
  expect(reading.columns).toContainEqual({ heading: 'Club code', title: 'Business code' });
  await owner.query('delete from app.community_setting where community_id = 10');
});

it('is refused as a workbook, with what to do', async () => {
  const { status, body } = await upload(server, uploader, await exported({ forExcel: true }), {
    fileName: 'customers.xlsx',
  });
  expect([status, body.errors]).toEqual([
    422,
    [{ field: 'file', messages: [expect.stringMatching(/workbook.*choose File, Save As, CSV UTF-8/)] }],
  ]);
});

it('is previewed with its rows, and how many columns an upload would leave out', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: `${server.rest}/uploaded-files/preview?format=CUSTOMERS`,
    headers: { ...uploader.headers, 'content-type': multipartType },
    payload: multipartBody(await exported({ columns: ['customerName', 'customerId', 'status'] }), 'customers.csv'),
  });
  const [reading] = response.json().readings;
  expect([reading.unknownCount, reading.errors, reading.rows.length]).toEqual([2, [], 5]);
  expect(reading.columns.map(({ title }: { title: string | null }) => title)).toEqual(['Customer name', null, null]);
  // As the upload reads it: without the apostrophe that keeps it from being a formula in a spreadsheet
  expect(JSON.stringify(reading.rows)).toContain('"=HYPERLINK(');
});

it('calls columns by names that belong to one column each', () => {
  const names = customerFileColumns.flatMap(({ name, title, aliases = [] }) =>
    Array.from(new Set([name, title, ...aliases].map(foldHeading)), (heading) => ({ heading, name })),
  );
  const twice = names.filter(({ heading }, at) =>
    names.some((other, before) => before < at && other.heading === heading),
  );
  expect(twice).toEqual([]);
});
