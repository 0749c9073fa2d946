import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysDocument } from './keys-document.ts';
import { wholeDocument } from '../whole-document.ts';

const run = promisify(execFile);
const packageFolder = path.resolve(import.meta.dirname, '../../..');
const modules = path.join(packageFolder, 'node_modules');
const tsc = path.resolve(packageFolder, '../../node_modules/typescript/bin/tsc');
let folder: string;

beforeAll(async () => {
  await mkdir(path.join(packageFolder, '.turbo'), { recursive: true });
  folder = await mkdtemp(path.join(packageFolder, '.turbo/generated-clients-'));
  await symlink(modules, path.join(folder, 'node_modules'), 'dir');
  await writeFile(path.join(folder, 'openapi-keys.json'), JSON.stringify(keysDocument(wholeDocument())));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A generator as its own documentation runs it, and the same program in its client. */
interface Generator {
  name: string;
  cli: string;
  arguments: readonly string[];
  imports: string;
  /** Takes a payment: with this amount, as source text. */
  take: (amount: string) => string;
  program: string;
}

const generators: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    cli: 'openapi-typescript/bin/cli.js',
    arguments: ['openapi-keys.json', '--output', 'openapi-typescript/schema.ts'],
    imports: `import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';
const client = createClient<paths>({ baseUrl: 'https://portal.example/quickportal/rest/internal' });`,
    take: (amount) =>
      `await client.POST('/customers/{id}/payments', { params: { path: { id: 1 } }, body: { accountId: 1, amount: ${amount} } });`,
    program: `const { data, error } = TAKE
if (data && 'receiptNumber' in data) {
  const status: components['schemas']['TransactionStatus'] = data.status;
  console.log(status);
} else if (data) console.log(data.surchargeRate);
if (error?.type === 'https://quickportal.example/problems/not-found') console.log(error.requestId);
const found = await client.POST('/customer-search', { body: { query: 'Olsson' } });
console.log(found.data?.items[0]?.customerName);`,
  },
  {
    name: 'hey-api',
    cli: '@hey-api/openapi-ts/bin/run.js',
    arguments: ['--input', 'openapi-keys.json', '--output', 'hey-api', '--client', '@hey-api/client-fetch'],
    imports: `import { customersSearch, paymentsTake, type TransactionStatus } from './index.ts';`,
    take: (amount) => `await paymentsTake({ path: { id: 1 }, body: { accountId: 1, amount: ${amount} } });`,
    program: `const { data, error } = TAKE
if (data && 'receiptNumber' in data) {
  const status: TransactionStatus = data.status;
  console.log(status);
} else if (data) console.log(data.surchargeRate);
if (error?.type === 'https://quickportal.example/problems/not-found') console.log(error.requestId);
const found = await customersSearch({ body: { query: 'Olsson' } });
console.log(found.data?.items[0]?.customerName);`,
  },
  {
    name: 'orval',
    cli: 'orval/dist/bin/orval.mjs',
    arguments: ['--input', './openapi-keys.json', '--output', './orval/api.ts', '--client', 'fetch'],
    imports: `import { customersSearch, paymentsTake, type TransactionStatus } from './api.ts';`,
    take: (amount) => `await paymentsTake(1, { accountId: 1, amount: ${amount} });`,
    program: `const response = TAKE
if (response.status === 201) {
  const status: TransactionStatus = response.data.status;
  console.log(status);
} else if (response.status === 200) console.log(response.data.surchargeRate);
if (response.status === 404 && response.data.type === 'https://quickportal.example/problems/not-found')
  console.log(response.data.requestId);
const found = await customersSearch({ query: 'Olsson' });
if (found.status === 200) console.log(found.data.items[0]?.customerName);`,
  },
];

/** What the compiler has against a file, in the strictest of its usual modes. */
async function compile(file: string): Promise<string> {
  const options =
    '--pretty false --strict --noEmit --ignoreConfig --allowImportingTsExtensions --target es2022 --module esnext --moduleResolution bundler --lib es2022,dom,dom.iterable';
  const { stdout } = await run(process.execPath, [tsc, ...options.split(' '), file], { cwd: folder }).catch(
    (error: { stdout: string }) => {
      if (!error.stdout.includes('error TS')) throw error;
      return error;
    },
  );
  return stdout;
}

describe.each(generators)('a client that $name makes of the document for keys', (generator) => {
  beforeAll(async () => {
    await mkdir(path.join(folder, generator.name), { recursive: true });
    await run(process.execPath, [path.join(modules, generator.cli), ...generator.arguments], { cwd: folder });
  });

  const write = async (name: string, source: string) => {
    const file = path.join(generator.name, name);
    await writeFile(path.join(folder, file), `${generator.imports}\n${source}\nexport {};\n`);
    return file;
  };

  it('compiles in strict mode, with named types and payments told from previews', async () => {
    const program = generator.program.replace('TAKE', generator.take(`'120.50'`));
    expect(await compile(await write('program.ts', program))).toBe('');
  });

  it('does not compile with a number as amount', async () => {
    const report = await compile(await write('number.ts', generator.take('120.5')));
    expect(report).toContain("Type 'number' is not assignable to type 'string'");
    expect(report.match(/error TS/g)).toHaveLength(1);
  });
});
