import { expect, it } from 'vitest';
import { withCallRights } from '../../../assembly/call-rights.ts';
import { callAccess } from './call-access.ts';

const source = new URL('../../', import.meta.url).pathname;
const written = (code: string, file = 'features/customers/customer.tsx') => withCallRights(code, source + file);
const create = JSON.stringify(callAccess('customers.create'));
const search = JSON.stringify(callAccess('customers.search'));

it.each([
  ["useMay('customers.create')", `useMay(${create})`],
  ["may(session, 'customers.create')", `may(session, ${create})`],
  ["opens('NewCustomerView', may(session, 'customers.create'))", `opens('NewCustomerView', may(session, ${create}))`],
  ["may(\n  toSession(data),\n  'customers.create',\n)", `may(\n  toSession(data),\n  ${create},\n)`],
  ["trpc.customers.create('customers.create')", "trpc.customers.create('customers.create')"],
])('writes the rights of a call where only they matter: %s', (code, expected) => {
  expect(written(code)).toBe(expected);
});

it('writes the rights of the calls that open a page', () => {
  const page = "page({ view: 'A', calls: ['customers.create', 'customers.search'], parent: 'B.c' })";
  expect(written(page, 'features/customers/customers.pages.ts')).toBe(
    `page({ view: 'A', calls: [${create}, ${search}], parent: 'B.c' })`,
  );
});

it('leaves out of pages the words that the palette finds them by', () => {
  const file = 'features/customers/customers.pages.ts';
  expect(written("page({ view: 'A', keywords: 'payers people', parent: 'B' })", file)).toBe(
    "page({ view: 'A',  parent: 'B' })",
  );
  expect(written("page({\n  view: 'A',\n  keywords:\n    'payers people',\n})", file)).not.toContain('payers');
  expect(() => written("page({ view: 'A', keywords: words })", file)).toThrow('write keywords as one text');
});

it('refuses a call whose name is not written there', () => {
  expect(() => written('useMay(call)')).toThrow('write the name of the call into useMay(');
  expect(written('may(session, callAccess(name))')).toBe('may(session, callAccess(name))');
});

it('refuses a call that does not exist', () => {
  expect(() => written("useMay('customers.fly')")).toThrow('There is no call customers.fly.');
});

it('takes the list of all calls out of what asks for rights, and notices where it cannot', () => {
  const list = "import { callAccess } from './call-access.ts';";
  expect(written(list, 'data/calls/use-may.ts')).not.toContain('import');
  expect(() => written('export {}', 'data/calls/use-may.ts')).toThrow('has changed');
});
