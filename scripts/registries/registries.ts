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
  /** How an entry is imported: the name that the file exports, or null for all that it exports. */
  exported: (entry: Entry) => string | null;
  /** The name under which the list has the entry. */
  name: (entry: Entry) => string;
  render: (names: string[]) => string;
}

export interface Entry {
  /** Such as apps/api/src/saved-views/proposal-kinds.ts. */
  file: string;
  /** Such as savedViews. */
  noun: string;
}

const camelCase = (text: string): string =>
  text.replace(/-(?<letter>\w)/g, (_, letter: string) => letter.toUpperCase());
const list = (opening: string, names: string[], closing: string): string =>
  [opening, ...names.map((name) => `  ${name},`), closing].join('\n');
const byNoun = ({ noun }: Entry): string => noun;

export const registries: readonly Registry[] = [
  {
    file: 'packages/contracts/src/nouns.gen.ts',
    about: 'The contracts of every noun.',
    scan: 'packages/contracts/src/*/contracts.ts',
    exported: () => null,
    name: byNoun,
    render: (names) => list('export const nouns: Record<string, unknown>[] = [', names, '];'),
  },
  {
    file: 'apps/api/src/forms/form-sources.gen.ts',
    about: 'What nouns add to their forms.',
    scan: 'apps/api/src/*/*-form-sources.ts',
    exported: ({ file }) => camelCase(path.basename(file, '.ts')),
    name: ({ file }) => camelCase(path.basename(file, '.ts')),
    render: (names) => list('export const formSourcesOfNouns = [', names, '];'),
  },
  {
    file: 'apps/api/src/exports/export-kinds.gen.ts',
    about: 'Lists of nouns that can be exported.',
    // A list has the plural in its name: customers-export.ts
    scan: 'apps/api/src/*/*s-export.ts',
    exported: ({ file }) => camelCase(path.basename(file, '.ts')),
    name: ({ file }) => camelCase(path.basename(file, '.ts')),
    render: (names) => list('export const kindsOfNouns = [', names, '];'),
  },
  {
    file: 'apps/api/src/proposals/proposal-kinds.gen.ts',
    about: 'Changes of nouns that a second person must approve.',
    scan: 'apps/api/src/*/proposal-kinds.ts',
    exported: () => 'proposalKinds',
    name: byNoun,
    render: (names) => list('export const kindsOfNouns = [', names, '];'),
  },
  {
    file: 'apps/api/src/testing/other-community.gen.ts',
    about: 'What the community of somebody else has, for the generated checks.',
    scan: 'apps/api/src/*/other-community.fixture.ts',
    exported: () => 'otherCommunity',
    name: byNoun,
    render: (names) => list('export const things = [', names, '];'),
  },
  {
    file: 'apps/api/src/testing/same-key-twice.gen.ts',
    about: 'What makes the changes of nouns possible, for the check that sends each twice.',
    scan: 'apps/api/src/*/same-key-twice.fixture.ts',
    exported: () => 'sameKeyTwice',
    name: byNoun,
    render: (names) => list('export const sameKeyTwice = [', names, '];'),
  },
  {
    file: 'apps/api/src/service-messages/senders.gen.ts',
    about: 'Who sends service messages of nouns.',
    scan: 'apps/api/src/*/service-message-senders.ts',
    exported: () => 'serviceMessageSenders',
    name: byNoun,
    render: (names) => list('export const sendersOfNouns = [', names, '];'),
  },
  {
    file: 'apps/api/src/uploaded-files/file-kinds.gen.ts',
    about: 'Kinds of files that nouns take.',
    scan: 'apps/api/src/*/file-kinds.ts',
    exported: () => 'fileKinds',
    name: byNoun,
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
  const folder = 'packages/contracts/src';
  const files = globSync(`${folder}/*/{${contractFiles.join(',')}}.ts`, { cwd: from }).toSorted();
  const byNoun = Map.groupBy(files, (file) => path.posix.dirname(file));
  const tables = [...byNoun].map(([noun, own]): [string, string] => {
    const lines = own.map((file) => `export * from './${path.posix.basename(file)}';`);
    return [`${noun}/contracts.ts`, ['// Written by `npm run registries`.', ...lines, ''].join('\n')];
  });
  return new Map(tables);
}

/** What the registry's file should say now. */
export function written(registry: Registry, from: string = root): string {
  const entries = globSync(registry.scan, { cwd: from })
    .map((file): Entry => ({ file, noun: camelCase(path.basename(path.dirname(file))) }))
    .toSorted((entry, other) => (entry.file < other.file ? -1 : 1));
  const imports = entries.map((entry) => {
    const name = registry.exported(entry);
    const place = path.posix.relative(path.dirname(registry.file), entry.file);
    const specifier = place.startsWith('.') ? place : `./${place}`;
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
