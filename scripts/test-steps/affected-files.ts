import type { ImportGraph } from '../circles.ts';

/** What everything is built or tested with: a change there affects every test. */
const EVERYTHING =
  /^(package\.json|pnpm-(lock|workspace)\.yaml|tsconfig[^/]*\.json|vitest\.config\.ts|\.storybook\/.*)$/;
/** Registries import every noun. A path through one would lead from any noun to every test of a server. */
const REGISTRY = /\.gen\.tsx?$/;

/** What code reads without importing it, by the file that reads it. */
const READ_BY: readonly (readonly [read: RegExp, by: string])[] = [
  [/^scripts\/new-noun\/template\//, 'scripts/new-noun/add-noun.ts'],
  [/\/(?:nouns|features)\/ip-addresses\//, 'scripts/new-noun/compared-noun.ts'],
];

const folderOf = (file: string): string =>
  /^(?:apps|packages)\/[^/]+\/src\/(?:(?:features|nouns)\/)?([^/]+)\//.exec(file)?.[1] ?? '';

/**
 * The files that changes can affect, or null where that is all of them: what imports a changed file or reads it
 * otherwise, directly or not but for registries, and what is in a folder of the same name (a noun's own tests in api,
 * db, contracts, portal).
 */
export function affectedFiles(graph: ImportGraph, changed: readonly string[]): ReadonlySet<string> | null {
  if (changed.some((file) => EVERYTHING.test(file))) return null;
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);

  const readers = READ_BY.filter(([read]) => changed.some((file) => read.test(file))).map(([, by]) => by);
  const affected = new Set([...changed, ...readers]);
  for (const file of affected) {
    if (REGISTRY.test(file) && !changed.includes(file)) {
      affected.delete(file);
      continue;
    }
    for (const importer of importers.get(file) ?? []) affected.add(importer);
  }
  const folders = new Set(changed.map(folderOf).filter((folder) => folder !== ''));
  for (const file of graph.keys()) if (folders.has(folderOf(file))) affected.add(file);
  return affected;
}
