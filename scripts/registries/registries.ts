import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A list that the folders write: a new noun is in it because its file is there. */
export interface Registry {
  /** The file that is written. */
  file: string;
  about: string;
  /** Which files are entries; `*` stands for the noun's folder. */
  scan: string;
  /** Which exports of those files are entries, where not each file has one: the group `name` is what it is called. */
  finds?: RegExp;
  /** How an entry is imported: the name that the file exports, or null for all that it exports. */
  exported: (entry: Entry) => string | null;
  /** The name under which the list has the entry. */
  name: (entry: Entry) => string;
  render: (names: string[]) => string;
}

export interface Entry {
  /** Such as apps/api/src/nouns/saved-views/proposal-kinds.ts. */
  file: string;
  /** Such as savedViews. */
  noun: string;
  /** What `finds` found. */
  found: string;
}

const camelCase = (text: string): string =>
  text.replace(/-(?<letter>\w)/g, (_, letter: string) => letter.toUpperCase());
const list = (opening: string, names: string[], closing: string): string =>
  [opening, ...names.map((name) => `  ${name},`), closing].join('\n');
const nounOf = ({ noun }: Entry): string => noun;
const byFound = ({ found }: Entry): string => found;
const merged = (name: string, names: string[]): string =>
  list(
    `export const ${name} = {`,
    names.map((noun) => `...${noun}`),
    '} as const;',
  );

/** What nouns export from a file of theirs under one name. Of several folders of a noun one has it. */
const facts = (exported: string, about: string, file: string): Omit<Registry, 'render'> => ({
  file,
  about,
  scan: '{apps/api,packages/contracts}/src/**/*.facts.ts',
  finds: new RegExp(`^export const (?<name>${exported}) =`, 'gm'),
  exported: byFound,
  name: nounOf,
});

export const registries: readonly Registry[] = [
  {
    ...facts(
      'tag',
      'What the documentation of the API says of the calls of nouns.',
      'apps/api/src/openapi/tags.gen.ts',
    ),
    render: (names) => list('export const tagsOfNouns = {', names, '} as const;'),
  },
  {
    ...facts(
      'auditObjects',
      'What audit entries of nouns are about.',
      'packages/contracts/src/access/audit-objects.gen.ts',
    ),
    render: (names) => merged('auditObjectsOfNouns', names),
  },
  {
    ...facts('product', 'The product that all calls of a noun need.', 'packages/contracts/src/access/products.gen.ts'),
    render: (names) => list('export const productsOfNouns = {', names, '} as const;'),
  },
  {
    ...facts(
      'eventTitles',
      'What the events of nouns are called.',
      'packages/contracts/src/nouns/webhooks/event-titles.gen.ts',
    ),
    render: (names) => merged('eventTitlesOfNouns', names),
  },
  {
    ...facts(
      'eventObjects',
      'What the events of nouns are about.',
      'packages/contracts/src/nouns/webhooks/event-objects.gen.ts',
    ),
    render: (names) => merged('eventObjectsOfNouns', names),
  },
  {
    ...facts('events', 'The events of nouns.', 'packages/contracts/src/nouns/webhooks/event-types.gen.ts'),
    scan: 'packages/contracts/src/**/*.events.ts',
    render: (names) => merged('eventsOfNouns', names),
  },
  {
    ...facts('examples', 'What the components of nouns look like.', 'apps/api/src/openapi/examples.gen.ts'),
    scan: 'packages/contracts/src/**/*.examples.ts',
    render: (names) => merged('examplesOfNouns', names),
  },
  {
    file: 'apps/api/src/openapi/samples.gen.ts',
    about: 'What the code samples of calls send.',
    scan: 'apps/api/src/nouns/*/*.samples.ts',
    finds: /^export const (?<name>\w+Samples)\b/gm,
    exported: byFound,
    name: byFound,
    render: (names) => merged('samplesOfNouns', names),
  },
  {
    file: 'apps/api/src/openapi/operations.gen.ts',
    about: 'Operations beside the contracts: downloads, uploads and sign-in.',
    scan: 'apps/api/src/{nouns/*,sign-in}/openapi.ts',
    finds: /^export const (?<name>\w+Operations)\b/gm,
    exported: byFound,
    name: byFound,
    render: (names) => list('export const operationsOfNouns = [', names, '];'),
  },
  {
    ...facts(
      'staleQueries',
      'Queries that show what a change of another noun changes.',
      'apps/portal/src/data/calls/stale-queries.gen.ts',
    ),
    render: (names) => list('export const staleQueriesOfNouns = {', names, '} as const;'),
  },
  {
    file: 'packages/contracts/src/nouns.gen.ts',
    about: 'The contracts of every noun.',
    scan: 'packages/contracts/src/nouns/*/contracts.ts',
    exported: () => null,
    name: nounOf,
    render: (names) => list('export const nouns: Record<string, unknown>[] = [', names, '];'),
  },
  {
    file: 'apps/api/src/forms/form-sources.gen.ts',
    about: 'What nouns add to their forms.',
    scan: 'apps/api/src/nouns/*/*-form-sources.ts',
    exported: ({ file }) => camelCase(path.basename(file, '.ts')),
    name: ({ file }) => camelCase(path.basename(file, '.ts')),
    render: (names) => list('export const formSourcesOfNouns = [', names, '];'),
  },
  {
    file: 'apps/api/src/forms/path-things.gen.ts',
    about: 'Things that paths of nouns name.',
    scan: 'apps/api/src/nouns/*/path-things.ts',
    exported: () => 'pathThings',
    name: nounOf,
    render: (names) => list('export const pathThingsOfNouns = [', names, '];'),
  },
  {
    ...facts('tables', 'The tables of nouns.', 'packages/db/src/domain/domain-tables.gen.ts'),
    scan: 'packages/db/src/**/*.tables.ts',
    render: (names) => merged('tablesOfNouns', names),
  },
  {
    ...facts('functions', 'Who may run the SQL functions of nouns.', 'packages/db/src/domain/granted-functions.gen.ts'),
    scan: 'packages/db/src/**/*.functions.ts',
    render: (names) => merged('functionsOfNouns', names),
  },
  {
    file: 'packages/contracts/src/rules/states/catalogue.gen.ts',
    about: 'Every state machine.',
    scan: 'packages/contracts/src/rules/states/*.ts',
    finds: /^export const (?<name>\w+States) = stateMachine\(/gm,
    exported: byFound,
    name: byFound,
    render: (names) => list('export const machinesOfFiles = [', names, '] as const;'),
  },
  {
    file: 'apps/api/src/nouns/exports/export-kinds.gen.ts',
    about: 'Lists of nouns that can be exported.',
    // A list has the plural in its name: customers-export.ts
    scan: 'apps/api/src/nouns/*/*s-export.ts',
    exported: ({ file }) => camelCase(path.basename(file, '.ts')),
    name: ({ file }) => camelCase(path.basename(file, '.ts')),
    render: (names) => list('export const kindsOfNouns = [', names, '];'),
  },
  {
    file: 'apps/api/src/nouns/proposals/proposal-kinds.gen.ts',
    about: 'Changes of nouns that a second person must approve.',
    scan: 'apps/api/src/nouns/*/proposal-kinds.ts',
    exported: () => 'proposalKinds',
    name: nounOf,
    render: (names) => list('export const kindsOfNouns = [', names, '];'),
  },
  {
    file: 'apps/api/src/testing/every-call/other-community.gen.ts',
    about: 'Rows that belong to another community, for the generated checks.',
    scan: 'apps/api/src/nouns/*/other-community.fixture.ts',
    exported: () => 'otherCommunity',
    name: nounOf,
    render: (names) => list('export const things = [', names, '];'),
  },
  {
    file: 'apps/api/src/testing/every-call/same-key-twice.gen.ts',
    about: 'What makes the changes of nouns possible, for the check that sends each twice.',
    scan: 'apps/api/src/nouns/*/same-key-twice.fixture.ts',
    exported: () => 'sameKeyTwice',
    name: nounOf,
    render: (names) => list('export const sameKeyTwice = [', names, '];'),
  },
  {
    file: 'apps/api/src/nouns/service-messages/senders.gen.ts',
    about: 'Who sends service messages of nouns.',
    scan: 'apps/api/src/nouns/*/service-message-senders.ts',
    exported: () => 'serviceMessageSenders',
    name: nounOf,
    render: (names) => list('export const sendersOfNouns = [', names, '];'),
  },
  {
    file: 'apps/api/src/nouns/uploaded-files/file-kinds.gen.ts',
    about: 'Kinds of files that nouns take.',
    scan: 'apps/api/src/nouns/*/file-kinds.ts',
    exported: () => 'fileKinds',
    name: nounOf,
    render: (names) => list('export const kindsOfNouns = [', names, '];'),
  },
  {
    file: 'apps/portal/src/pages/pages.gen.ts',
    about: 'The pages of every noun.',
    scan: 'apps/portal/src/{features/*,shell}/*.pages.ts',
    exported: ({ file }) => `${camelCase(path.basename(file, '.pages.ts'))}Pages`,
    name: ({ file }) => `${camelCase(path.basename(file, '.pages.ts'))}Pages`,
    render: (names) =>
      list(
        'export const registered = [',
        names.map((name) => `...${name}`),
        '] as const;',
      ),
  },
  {
    file: 'apps/portal/src/pages/customer-tabs.gen.ts',
    about: 'What nouns show about a customer, as tabs of the customer page.',
    scan: 'apps/portal/src/features/*/*.customer-tab.ts',
    exported: ({ file }) => `${camelCase(path.basename(file, '.customer-tab.ts'))}Tab`,
    name: ({ file }) => `${camelCase(path.basename(file, '.customer-tab.ts'))}Tab`,
    render: (names) => list('export const registeredTabs = [', names, '];'),
  },
];

/** The files of a noun's folder that have contracts, by their verbs (call-names.ts). */
export const contractFiles = ['change', 'check', 'export', 'read', 'search'] as const;

/** The table of contents of every noun's contracts, by its file. */
export function contractTables(from: string = root): Map<string, string> {
  const folder = 'packages/contracts/src/nouns';
  const files = globSync(`${folder}/*/{${contractFiles.join(',')}}.ts`, { cwd: from }).toSorted();
  const byNoun = Map.groupBy(files, (file) => path.posix.dirname(file));
  const tables = [...byNoun].map(([noun, own]): [string, string] => {
    const lines = own.map((file) => `export * from './${path.posix.basename(file)}';`);
    return [`${noun}/contracts.ts`, ['// Written by `npm run registries`.', ...lines, ''].join('\n')];
  });
  return new Map(tables);
}

function entriesOf(file: string, { finds }: Registry, from: string): Entry[] {
  const noun = camelCase(path.basename(path.dirname(file)));
  if (!finds) return [{ file, noun, found: '' }];
  const text = readFileSync(path.join(from, file), 'utf8');
  return [...text.matchAll(finds)].map(({ groups }) => ({ file, noun, found: groups?.name ?? '' }));
}

/** How a file imports another: by its path, or by the name of the other's package. */
function specifierOf(file: string, importer: string): string {
  const [, owner = '', inner = ''] = /^(?:apps|packages)\/([^/]+)\/src\/(.*)$/.exec(file) ?? [];
  if (owner !== importer.split('/')[1])
    return `@quickportal/${owner}/${inner.replace(/^nouns\//, '').replace(/\.ts$/, '')}`;
  const place = path.posix.relative(path.dirname(importer), file);
  return place.startsWith('.') ? place : `./${place}`;
}

/** What is gathered, in the order of its list. */
export const entriesIn = (registry: Registry, from: string = root): Entry[] =>
  globSync(registry.scan, { cwd: from })
    .toSorted()
    .flatMap((file) => entriesOf(file, registry, from));

/** What the registry's file should say now. */
export function written(registry: Registry, from: string = root): string {
  const entries = entriesIn(registry, from);
  const imports = entries.map((entry) => {
    const name = registry.exported(entry);
    const specifier = specifierOf(entry.file, registry.file);
    const known = registry.name(entry);
    if (name === null) return `import * as ${known} from '${specifier}';`;
    return `import { ${name === known ? name : `${name} as ${known}`} } from '${specifier}';`;
  });
  return [
    `// Written by \`npm run registries\`. ${registry.about}`,
    ...imports,
    '',
    registry.render(entries.map(registry.name)),
    '',
  ].join('\n');
}

/** Whether the registry's file says that; how its lines are broken does not matter. */
export function isCurrent(registry: Registry, from: string = root): boolean {
  const bare = (text: string) => text.replace(/[\s,]+/g, '');
  return bare(readFileSync(path.join(from, registry.file), 'utf8')) === bare(written(registry, from));
}
