import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importGraph, sourceFiles } from '../import-graph.ts';
import { selfDescriptions } from './self-descriptions.ts';
import { readRequirements } from './requirements.ts';

const TEST = /\.(?:test|e2e|faults|stories)\.tsx?$/;
/** What shows the product rather than being it. */
const NOT_PRODUCT =
  /\.gen\.ts$|\.fixtures?\.|(?:^|\/)testing\/|\/storybook\/|\/seed\/|\/migrations\/|\/registry\.ts$|\/router\.ts$|contracts\.ts$|\/example-/;

/** A function, value or type of a file, or a whole SQL function. */
export interface Declaration {
  readonly file: string;
  readonly name: string;
  /** Of what it says of itself: its name, comment, first line and texts. */
  readonly words: ReadonlySet<string>;
}

/** The product's files as the index reads them. */
export interface Sources {
  readonly tests: ReadonlyMap<string, string>;
  readonly product: ReadonlyMap<string, string>;
  readonly declarations: ReadonlyMap<string, readonly Declaration[]>;
  /** What each file imports, with the SQL functions that it calls. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  /** How much a word says: less, the more items of the specification have it. */
  readonly weight: (word: string) => number;
}

const stem = (word: string): string =>
  word.replace(/(?:ations?|ing|ed|ies|es|s|e|y)$/, '').replace(/(?<letter>[b-df-hj-np-tv-z])\k<letter>$/, '$<letter>');

/** The words of a text or of code, names split, without their endings. */
export function wordsOf(text: string): Set<string> {
  const split = text.replaceAll(/(?<before>[a-z0-9])(?=[A-Z])/g, '$<before> ').toLowerCase();
  return new Set((split.match(/[a-z]{3,}|\d+/g) ?? []).map(stem).filter((word) => word.length > 1));
}

/** Reads every file that git knows or would. */
export function readSources(root: string): Sources {
  const files = sourceFiles(root);
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const tests = new Map(files.filter((file) => TEST.test(file)).map((file) => [file, read(file)]));
  const sql = globSync('packages/db/src/**/sql/*.sql', { cwd: root }).toSorted();
  const code = files.filter(
    (file) => /^(?:packages|apps)\/[^/]+\/src\//.test(file) && !TEST.test(file) && !NOT_PRODUCT.test(file),
  );
  const product = new Map([...code, ...sql].map((file) => [file, read(file)]));

  const declarations = new Map(
    [...product].map(([file, text]): [string, Declaration[]] => [
      file,
      [...selfDescriptions(file, text)].map(([name, said]) => ({ file, name, words: wordsOf(`${name} ${said}`) })),
    ]),
  );
  const items = readRequirements(root).flatMap(({ requirements }) => requirements);
  const counts = new Map<string, number>();
  for (const { text, about } of items)
    for (const word of wordsOf(`${text} ${about}`)) counts.set(word, (counts.get(word) ?? 0) + 1);

  const sqlByName = new Map(sql.map((file) => [path.posix.basename(file, '.sql').replaceAll('-', '_'), file]));
  const imports = new Map(
    [...importGraph(root, files)].map(([file, targets]): [string, Set<string>] => {
      const calls = (product.get(file) ?? '').matchAll(/\bapp\.(?<name>\w+)\(/g);
      const called = [...calls].flatMap(({ groups }) => sqlByName.get(groups?.['name'] ?? '') ?? []);
      return [file, new Set([...targets, ...called])];
    }),
  );
  return {
    tests,
    product,
    declarations,
    imports,
    weight: (word) => Math.log(items.length / ((counts.get(word) ?? 0) + 1)),
  };
}
