import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { checkForm } from '@quickportal/forms/schema/check-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  officer = apiCaller(
    server,
    await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights: ['MANAGE_CUSTOMERS'] }),
  );
});
afterAll(() => server.close());

const schemaOf = async (path: string): Promise<FormSchemaDocument> => {
  const response = await officer.get(`forms/${path}`);
  expect(response.status, response.raw).toBe(200);
  return response.body as FormSchemaDocument;
};

describe('form schemas', () => {
  it('ask for the body of a POST call, with the options that only the server knows [1C006 2C003]', async () => {
    const schema = await schemaOf('post/customers');
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.required).toEqual(expect.arrayContaining(['businessId', 'customerName']));
    expect(schema.properties.customerName).toMatchObject({ title: 'Customer name', maxLength: 100 });
    expect(schema['x-form'].options.supplierBusinesses).toEqual([
      { value: '101', label: 'Business 101', description: 'B101' },
      { value: '102', label: 'Business 102', description: 'B102' },
    ]);
    expect(schema['x-form'].values).toEqual({});
  });

  it('ask for the body of a PUT call, with the current values [1C008 2C005]', async () => {
    const schema = await schemaOf('put/customers/1001/details');
    expect(schema['x-form'].values).toMatchObject({
      customerName: 'Customer 1001',
      email: 'c1001@example.com',
      version: 1,
    });
    expect(Object.keys(schema.properties)).not.toContain('customerNumber');
  });

  it('ask for the body of a PATCH call [1C007 2C004]', async () => {
    const schema = await schemaOf('patch/customers/1001/status');
    expect(schema.properties.restoreLinked).toMatchObject({ type: 'boolean', default: false });
  });

  it('describe an answer [2C002]', async () => {
    const response = await officer.get('forms/get/customers/1001');
    expect(response.status, response.raw).toBe(200);
    expect(response.body.properties.customerNumber).toMatchObject({ title: 'Customer number', kind: 'text' });
  });

  it('are fetched by the verb and the path of their call [1R177 2R327]', async () => {
    for (const [path, field] of [
      ['get/customers/1001', 'customerEnabled'],
      ['post/customers', 'businessId'],
      ['patch/customers/1001/status', 'restoreLinked'],
      ['put/customers/1001/details', 'customerName'],
    ] as const)
      expect((await schemaOf(path)).properties, path).toHaveProperty(field);
    for (const path of ['put/customers', 'patch/customers/1001/details'])
      expect((await officer.get(`forms/${path}`)).status, path).toBe(404);
  });

  it('let the browser find what the server would refuse, in the same words [1R148]', async () => {
    const schema = await schemaOf('post/customers');
    const body = { businessId: 101, customerName: '', receivesEmail: true, postcode: '1', state: 'NSW' };
    const refused = await officer.post('customers', body);
    const byField = (errors: readonly { field: string }[]) => errors.toSorted((a, b) => a.field.localeCompare(b.field));
    expect(refused.status).toBe(422);
    expect(byField(checkForm(schema, body))).toEqual(byField(refused.body.errors));
  });

  it('say what day it is in the community, not on the server', async () => {
    const { owner } = server.services;
    expect((await schemaOf('post/customers'))['x-form'].today).toBe('2026-11-20');
    await owner.query(`update app.community set time_zone = 'Pacific/Pago_Pago' where id = 10`);
    expect((await schemaOf('post/customers'))['x-form'].today).toBe('2026-11-19');
    await owner.query(`update app.community set time_zone = 'Australia/Sydney' where id = 10`);
  });

  it('choose the business for anyone who has only one', async () => {
    const inOne = apiCaller(
      server,
      await server.signIn({
        loginName: 'one.business',
        kind: 'CLIENT',
        communityId: 10,
        rights: ['MANAGE_CUSTOMERS'],
        inBusiness: 102,
      }),
    );
    const { body } = await inOne.get('forms/post/customers');
    expect(body['x-form'].values).toEqual({ businessId: 102 });
  });

  it('need the rights of their call, and show nothing of another community', async () => {
    const viewer = apiCaller(
      server,
      await server.signIn({ loginName: 'viewer', kind: 'CLIENT', communityId: 10, rights: ['VIEW_CUSTOMERS'] }),
    );
    expect((await viewer.get('forms/post/customers')).status).toBe(403);
    for (const path of [
      'put/customers/2001/details',
      'put/customers/abc/details',
      'post/no-such-call',
      'put/customers',
      'patch/',
      'get/customer-search',
    ]) {
      expect((await officer.get(`forms/${path}`)).status, path).toBe(404);
    }
    const url = `${server.rest}/forms/post/customers`;
    expect((await server.app.inject({ url, headers: { 'x-requested-with': 'XMLHttpRequest' } })).statusCode).toBe(401);
  });
});
