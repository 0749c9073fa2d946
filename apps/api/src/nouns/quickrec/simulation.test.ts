import type { SimulationConfiguration, SimulationLine } from '@quickportal/contracts/quickrec/simulation-line';
import { simulationTemplateNames } from '@quickportal/contracts/quickrec/simulation-templates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { archiveSimulationLines } from './archive-simulation-lines.ts';

let server: TestServer;
let operator: SignedIn;
const SIMULATED = 501;
const OF_BANK = 502;
beforeAll(async () => {
  server = await createTestServer();
  await server.rows(`truncate app.bank_statement_account cascade`);
  const inCommunity = { communityId: null, chooses: 10 } as const;
  operator = await server.signIn({ loginName: 'operator', ...inCommunity, rights: ['MANAGE_RECONCILIATION'] });
  await server.rows(
    `insert into app.bank_statement_account (community_id, business_id, id, alias_name, source, status, currency,
       masked_identifier, last_four, created_at, updated_at)
     select 10, 101, id, source, source, 'ACTIVE', 'AUD', '....1', '1', now(), now()
     from (values (501, 'SIMULATION'), (502, 'BAI2')) as a (id, source)`,
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(`delete from app.simulation_line`);
  await server.rows(`delete from app.simulation_business`);
  await server.rows(`update app.bank_statement_account set simulation_enabled = id = ${SIMULATED}`);
});

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({ method, url: `${server.rest}/${path}`, headers: operator.headers, ...(payload && { payload }) });
const LINE = { templateName: 'OSKO', valueDate: '2026-11-20', amount: '79.00', narrative: 'OSKO TEST PAYER' };
const lines = `quickrec/${SIMULATED}/simulation/lines`;
const configuration = `quickrec/${SIMULATED}/simulation/configuration`;
const add = (fields: object = {}) => call('POST', lines, { ...LINE, ...fields });
const listed = async () => (await call('GET', lines)).json<{ items: SimulationLine[] }>().items;
const faults = (response: { statusCode: number; json: () => unknown }) => {
  const { errors, detail } = response.json() as { errors?: { field: string }[]; detail?: string };
  return [response.statusCode, errors?.map(({ field }) => field) ?? detail];
};

describe('simulation lines', () => {
  it('are added by template, in the currency of the account [3C116 3E021]', async () => {
    const added = await add();
    expect(added.statusCode, added.body).toBe(201);
    expect(added.json<SimulationLine>()).toEqual({
      id: expect.any(Number),
      valueDate: '2026-11-20',
      templateName: 'OSKO',
      templateDisplayName: 'Osko payment',
      amount: { amount: '79.00', currency: 'AUD', displayAmount: '$79.00' },
      narrative: 'OSKO TEST PAYER',
      narrativeBig: false,
      expiryDate: '2027-02-18',
      postedDate: null,
      fields: {},
    });
  });

  it('of one’s own have a transaction and a source code [3R228 3K028]', async () => {
    const custom = { templateName: 'CUSTOM', tranCode: '195', sourceCode: 'TEST', amount: '-0.05' };
    expect((await add(custom)).json<SimulationLine>()).toMatchObject({
      fields: { tranCode: '195', sourceCode: 'TEST' },
      amount: { amount: '-0.05' },
    });
    expect(faults(await add({ templateName: 'CUSTOM' }))).toEqual([422, ['tranCode', 'sourceCode']]);
    expect(faults(await add({ ...custom, tranCode: '19' }))).toEqual([422, ['tranCode']]);
  });

  it.each([
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '-0.00' }, 'amount'],
    [{ amount: '1' }, 'amount'],
    [{ amount: '1,000.00' }, 'amount'],
    [{ narrative: '' }, 'narrative'],
    [{ narrative: 'x'.repeat(281) }, 'narrative'],
    [{ templateName: 'CHEQUE' }, 'templateName'],
    [{ valueDate: '2026-02-30' }, 'valueDate'],
  ])('with %o are refused at their field', async (fields, field) => {
    expect(faults(await add(fields))).toEqual([422, [field]]);
  });

  it('are refused while simulation is off [1M044]', async () => {
    await call('POST', configuration, { simulationEnabled: false });
    expect(faults(await add())).toEqual([409, 'Simulation must be enabled.']);
    expect(faults(await call('POST', `quickrec/${OF_BANK}/simulation/lines`, LINE))[0]).toBe(409);
  });

  it('are listed with the latest value date first, a long narrative as big [3C115]', async () => {
    await add({ narrative: 'x'.repeat(41) });
    await add({ valueDate: '2026-11-25', narrative: 'x'.repeat(40) });
    expect((await listed()).map(({ valueDate, narrativeBig }) => [valueDate, narrativeBig])).toEqual([
      ['2026-11-25', false],
      ['2026-11-20', true],
    ]);
  });

  it('are removed once [3C117]', async () => {
    const { id } = (await add()).json<SimulationLine>();
    expect((await call('DELETE', `quickrec/${OF_BANK}/simulation/lines/${id}`)).statusCode).toBe(404);
    expect((await call('DELETE', `${lines}/${id}`)).statusCode).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await call('DELETE', `${lines}/${id}`)).statusCode).toBe(404);
  });

  it('expire 90 days after they were made or posted, whichever is later, and are archived then [3R397 3K050]', async () => {
    const expiry = async (valueDate: string) => (await add({ valueDate })).json<SimulationLine>().expiryDate;
    expect([await expiry('2026-10-01'), await expiry('2026-12-01')]).toEqual(['2027-02-18', '2027-03-01']);
    await server.rows(`update app.simulation_line set expiry_date = '2026-11-19' where value_date = '2026-10-01'`);
    await server.rows(`update app.simulation_line set expiry_date = '2026-11-20' where value_date = '2026-12-01'`);
    await archiveSimulationLines(server.services);
    await archiveSimulationLines(server.services);
    expect((await listed()).map(({ valueDate }) => valueDate)).toEqual(['2026-12-01']);
    expect(await server.rows(`select status from app.simulation_line where value_date = '2026-10-01'`)).toEqual([
      { status: 'ARCHIVED' },
    ]);
  });
});

describe('the form of a line', () => {
  it.each(simulationTemplateNames)('has the fields of the template %s [3C118 3R458]', async (template) => {
    const response = await call('GET', `forms/quickrec/simulation/lines/${template}`);
    const { properties } = response.json<{ properties: Record<string, unknown> }>();
    const own = template === 'CUSTOM' ? ['tranCode', 'sourceCode'] : [];
    expect(Object.keys(properties)).toEqual(['templateName', 'valueDate', 'amount', 'narrative', ...own]);
  });

  it('of an unknown template is 404', async () => {
    expect((await call('GET', 'forms/quickrec/simulation/lines/CHEQUE')).statusCode).toBe(404);
  });
});

describe('the simulation configuration', () => {
  const feeds = async () => (await call('GET', configuration)).json<SimulationConfiguration>();
  const addBusiness = (businessId: number) => call('POST', `${configuration}/business`, { businessId });

  it('has the switch and the businesses that are fed [3C119 3E022]', async () => {
    expect(await feeds()).toEqual({ simulationEnabled: true, businesses: [] });
    const added = await addBusiness(102);
    expect(added.json<SimulationConfiguration>().businesses).toEqual([
      {
        businessId: 102,
        businessName: 'Business 102',
        businessCode: expect.any(String),
        communityName: expect.any(String),
        communityCode: expect.any(String),
      },
    ]);
  });

  it('takes each supplier of the community once [3C120 3R388]', async () => {
    await addBusiness(102);
    await server.rows(`update app.business set kind = 'BUYER' where id = 101`);
    expect([faults(await addBusiness(102)), faults(await addBusiness(201)), faults(await addBusiness(101))]).toEqual([
      [422, ['businessId']],
      [422, ['businessId']],
      [422, ['businessId']],
    ]);
    await server.rows(`update app.business set kind = 'SUPPLIER' where id = 101`);
  });

  it('adds a business of the community of the account only, which its form has [3P054]', async () => {
    const form = await call('GET', `forms/post/${configuration}/business`);
    expect(form.json()).toMatchObject({ 'x-form': { values: { communityId: 10 } } });
    const added = await call('POST', `${configuration}/business`, { communityId: 20, businessId: 102 });
    expect(faults(added)).toEqual([422, ['communityId']]);
    expect((await call('POST', `${configuration}/business`, { communityId: 10, businessId: 102 })).statusCode).toBe(
      200,
    );
  });

  it('loses a business, and 404 for one that is not fed [3C121]', async () => {
    await addBusiness(101);
    await addBusiness(102);
    const removed = await call('DELETE', `${configuration}/business/101`);
    expect(removed.json<SimulationConfiguration>().businesses.map(({ businessId }) => businessId)).toEqual([102]);
    expect((await call('DELETE', `${configuration}/business/101`)).statusCode).toBe(404);
  });

  it('is switched off and on, but not on for an account of a bank', async () => {
    const off = await call('POST', configuration, { simulationEnabled: false });
    expect(off.json<SimulationConfiguration>().simulationEnabled).toBe(false);
    const on = await call('POST', configuration, { simulationEnabled: true });
    expect(on.json<SimulationConfiguration>().simulationEnabled).toBe(true);
    const ofBank = await call('POST', `quickrec/${OF_BANK}/simulation/configuration`, { simulationEnabled: true });
    expect(ofBank.statusCode).toBe(409);
  });

  it('of an account of another community is 404', async () => {
    expect((await call('GET', 'quickrec/999999/simulation/configuration')).statusCode).toBe(404);
    expect((await call('GET', 'bank-statement-accounts/999999')).statusCode).toBe(404);
    expect((await call('GET', `bank-statement-accounts/${SIMULATED}`)).statusCode).toBe(200);
  });
});
