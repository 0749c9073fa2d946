import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyContract, RightsNeeded } from '../../packages/contracts/src/kernel/contract.ts';
import { productOf } from '../../packages/contracts/src/access/products.ts';
import { staffRights } from '../../packages/contracts/src/access/rights.ts';
import { kebabCase } from '../../packages/contracts/src/kernel/kebab-case.ts';
import { contracts } from '../../packages/contracts/src/registry.ts';
import { addressKinds } from '../../packages/contracts/src/kernel/address-kinds.ts';
import { contractNameOf, folderOf } from './call-names.ts';
import { lists } from './lists.ts';
import { root } from './registries.ts';

/** A file that is written from the contracts: the calls, and for the browser, which has no contracts, what it needs. */
export interface CallRegistry {
  readonly file: string;
  readonly text: () => string;
}

export const literal = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(literal).join(', ')}]`
    : typeof value === 'object' && value !== null
      ? `{ ${Object.entries(value)
          .map(([name, part]) => `${name}: ${literal(part)}`)
          .join(', ')} }`
      : typeof value === 'string'
        ? `'${value}'`
        : String(value);

const table = (about: string, name: string, type: string, entryOf: (contract: AnyContract) => object): string =>
  [
    '// Written by `npm run registries` from the contracts.',
    `import type { ${type} } from './call-facts.ts';`,
    '',
    `/** ${about} */`,
    `export const ${name} = {`,
    ...contracts.map((contract) => `  '${contract.name}': ${literal(entryOf(contract)).replace('{  }', '{}')},`),
    `} as const satisfies Record<string, ${type}>;`,
    '',
  ].join('\n');

/** Any order means the same; equal ones compress best. */
const inOrder = ({ anyOf, allOf }: RightsNeeded): RightsNeeded => ({
  ...(anyOf && { anyOf: anyOf.toSorted() }),
  ...(allOf && { allOf: allOf.toSorted() }),
});

const accessOf = (contract: AnyContract): object => accessWith(contract, productOf(contract));

const accessWith = ({ rights, refusedInViewAs }: AnyContract, product: string | undefined): object => ({
  // A list of every right would be a third of what the browser loads for this
  ...(rights.anyOf?.length === staffRights.length ? { anyRight: true } : inOrder(rights)),
  ...(refusedInViewAs && { refusedInViewAs }),
  ...(product !== undefined && { product }),
});

const hasForm = ({ method, body }: Pick<AnyContract, 'method' | 'body'>): boolean =>
  body !== undefined && method !== 'GET';

/** Where the forms of calls are: every page with a form loads this, and nothing else of the calls' routes. */
const formPaths = (): string =>
  [
    '// Written by `npm run registries` from the contracts.',
    '/** Where the form of each call is, below `forms/`. */',
    'export const formPaths = {',
    ...contracts
      .filter(hasForm)
      .map(({ name, method, path: address }) => `  '${name}': '${method.toLowerCase()}/${address}',`),
    '} as const;',
    '',
  ].join('\n');

/** Calls of a noun that take the same rights share a line: this is in the first load, and grows with every call. */
function accessByNoun(): string {
  const nouns = Map.groupBy(contracts, ({ name }) => name.slice(0, name.indexOf('.')));
  const lines = [...nouns].flatMap(([noun, calls]) => [
    `  ${noun}: [`,
    ...[...Map.groupBy(calls, (call) => literal(accessOf(call)).replace('{  }', '{}'))].map(
      ([access, group]) => `    ['${group.map(({ name }) => name.slice(noun.length + 1)).join(' ')}', ${access}],`,
    ),
    '  ],',
  ]);
  return [
    '// Written by `npm run registries` from the contracts.',
    "import type { CallAccess } from './call-facts.ts';",
    '',
    '/** Who may make the calls of each noun: their verbs, and the rights that they take. */',
    'export const accessByNoun: Readonly<Record<string, readonly (readonly [verbs: string, access: CallAccess])[]>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** What a list is sorted by when nothing is chosen, and every field it can be sorted by. */
function sortsOf({ kind, query, body }: AnyContract): [string, string[]] | undefined {
  const sort = (query?.shape.sort ?? body?.shape.sort)?.def;
  if (kind !== 'query' || sort?.type !== 'default') return undefined;
  const { defaultValue, innerType } = sort as unknown as { defaultValue: string; innerType: { options: string[] } };
  return [defaultValue, innerType.options.filter((option) => !option.startsWith('-'))];
}

interface Titled {
  shape: Record<string, { meta: () => { title?: string } | undefined }>;
}

const isTitled = (field: string): boolean => field !== 'version' && !/Id$|^created|^updated/.test(field);

/** Titles of the fields by which two versions of a noun's thing can differ for a reader. */
function titlesByNoun(): Map<string, Record<string, string>> {
  const shown = contracts.flatMap(({ name, current }) =>
    current ? [[name.slice(0, name.indexOf('.')), current as unknown as Titled] as const] : [],
  );
  const titlesOf = ({ shape }: Titled) =>
    Object.entries(shape).flatMap(([field, schema]) =>
      isTitled(field) ? [[field, schema.meta()?.title ?? field] as const] : [],
    );
  return new Map(shown.map(([noun, thing]) => [noun, Object.fromEntries(titlesOf(thing))]));
}

/** The procedures of every noun under the names of their calls. */
function procedures(): string {
  const nouns = Map.groupBy(contracts, ({ name }) => name.slice(0, name.indexOf('.')));
  const paths = contracts.map((contract): [string, string] => {
    const procedure = contractNameOf(contract);
    return [procedure, `./nouns/${folderOf(contract)}/${kebabCase(procedure)}.ts`];
  });
  return [
    '// Written by `npm run registries` from the contracts.',
    ...paths.map(([procedure, file]) => `import { ${procedure} } from '${file}';`),
    '',
    '/** The calls of every noun. */',
    'export const nouns = {',
    ...[...nouns].flatMap(([noun, calls]) => [
      `  ${noun}: {`,
      ...calls.map((call) => {
        const key = call.name.slice(noun.length + 1);
        const procedure = contractNameOf(call);
        return `    ${key === procedure ? key : `${key}: ${procedure}`},`;
      }),
      '  },',
    ]),
    '};',
    '',
  ].join('\n');
}

export const callRegistries: readonly CallRegistry[] = [
  { file: 'apps/api/src/nouns.gen.ts', text: procedures },
  {
    file: 'apps/portal/src/data/calls/call-access.gen.ts',
    text: accessByNoun,
  },
  {
    file: 'apps/portal/src/data/calls/call-routes.gen.ts',
    text: () =>
      table('Where each call is.', 'callRoutes', 'CallRoute', ({ kind, method, path: address, body }) => ({
        kind,
        method,
        path: address,
        ...(hasForm({ method, body }) && { form: true }),
      })),
  },
  { file: 'apps/portal/src/data/calls/form-paths.gen.ts', text: formPaths },
  {
    file: 'apps/portal/src/data/calls/call-sorts.gen.ts',
    text: () =>
      [
        '// Written by `npm run registries` from the contracts.',
        '/** What each list can be sorted by; first how it is sorted when nothing is chosen. */',
        'export const callSorts = {',
        ...contracts.flatMap((contract) => {
          const sort = sortsOf(contract);
          return sort ? [`  '${contract.name}': ${literal(sort)},`] : [];
        }),
        '} as const;',
        '',
      ].join('\n'),
  },
  {
    file: 'apps/portal/src/data/calls/list-filters.gen.ts',
    text: () =>
      [
        '// Written by `npm run registries` from the lists.',
        '/** The filters of each list as the address of its page has them: descriptions of lists are not loaded at once. */',
        'export const listFilters = {',
        ...lists.flatMap((list) => {
          const kinds = addressKinds(list);
          const name = list.name.includes('-') ? `'${list.name}'` : list.name;
          return kinds.length === 0 ? [] : [`  ${name}: ${literal(Object.fromEntries(kinds))},`];
        }),
        '} as const;',
        '',
      ].join('\n'),
  },
  {
    file: 'apps/portal/src/data/calls/field-titles.gen.ts',
    text: () =>
      [
        '// Written by `npm run registries` from the contracts.',
        '/** Titles of the fields of what has versions, by noun: loaded only where a lost update is explained. */',
        'export const fieldTitles: Readonly<Record<string, Readonly<Record<string, string>>>> = {',
        ...[...titlesByNoun()].map(([noun, titles]) => `  ${noun}: ${literal(titles)},`),
        '};',
        '',
      ].join('\n'),
  },
];

/** Whether the file says that; how its lines are broken does not matter. */
export function isCallRegistryCurrent({ file, text }: CallRegistry): boolean {
  const bare = (source: string) => source.replaceAll(/[\s,]+/g, '');
  return bare(readFileSync(path.join(root, file), 'utf8')) === bare(text());
}
