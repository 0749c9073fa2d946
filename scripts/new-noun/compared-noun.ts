import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderNoun } from './add-noun.ts';

/** The real noun that the templates are compared with. */
const noun = { many: 'ip-addresses', one: 'ip-address', time: '0' };
/** The files of its list page, which the specification calls ClientIpWhitelistView; in the templates it is called as the noun. */
const LIST_PAGE = /^client-ip-whitelist(?=[.-])/;
const root = path.resolve(import.meta.dirname, '../..');

/** What the files of a noun use of the house: `api/create-ip-address.ts: kernel/problem.ts orNotFound`. */
export type NounFiles = ReadonlyMap<string, ReadonlySet<string>>;

/** Places of a noun, with the short names that the comparison has for them. */
const places = {
  contracts: 'packages/contracts/src/nouns',
  db: 'packages/db/src/nouns',
  api: 'apps/api/src/nouns',
  portal: 'apps/portal/src/features',
};

const shortName = (file: string): string | null => {
  for (const [short, place] of Object.entries(places)) {
    const folder = `${place}/${noun.many}/`;
    if (file.startsWith(folder)) return `${short}/${file.slice(folder.length).replace(LIST_PAGE, noun.many)}`;
  }
  return null;
};

function nounFiles(texts: Iterable<readonly [file: string, text: string]>): NounFiles {
  const files = [...texts].flatMap(([file, text]) => {
    const name = shortName(file);
    return name === null ? [] : [[name, usedIn(file, text)] as const];
  });
  return new Map(files);
}

/** The files that the templates would make for the noun. */
export const templateFiles = (): NounFiles => nounFiles(renderNoun(noun));

/** The files that the noun has. */
export function realFiles(): NounFiles {
  const found = Object.values(places).flatMap((place) => globSync(`${place}/${noun.many}/*.{ts,tsx}`, { cwd: root }));
  const texts = found.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
  return nounFiles(texts.filter(([, text]) => !text.startsWith('// Written by')));
}

const IMPORT = /^(?:import|export) (?<what>[^;]*?) from '(?<from>[^']+)';/gms;

/** What a file imports of the house from outside of its noun. Libraries and icons are left out. */
function usedIn(file: string, text: string): Set<string> {
  const used = [...text.matchAll(IMPORT)].flatMap(({ groups: { what = '', from = '' } = {} }) => {
    const module = from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from;
    const isOwn = module.includes(`/${noun.many}/`);
    const isHouse = from.startsWith('.') || from.startsWith('@quickportal/');
    return isOwn || !isHouse ? [] : namesIn(what).map((name) => `${withoutPlace(module)} ${name}`);
  });
  return new Set(used);
}

const withoutPlace = (module: string): string =>
  module.replace(/^(?:apps|packages)\/(?:api|contracts|db|portal)\/src\//, '');

function namesIn(what: string): string[] {
  const inBraces = /\{(?<names>[^}]*)\}/s.exec(what)?.groups?.names ?? '*';
  const names = inBraces.split(',').map((name) =>
    name
      .trim()
      .replace(/^type /, '')
      .replace(/ as .*$/s, ''),
  );
  return names.filter((name) => name !== '');
}

/** What only one of two nouns has: files, and in files that both have, what they use. */
export function differences(first: NounFiles, second: NounFiles): string[] {
  return [...first].flatMap(([file, used]) => {
    const other = second.get(file);
    if (!other) return [file];
    return [...used].filter((name) => !other.has(name)).map((name) => `${file}: ${name}`);
  });
}
