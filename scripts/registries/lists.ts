import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { List } from '../../packages/contracts/src/kernel/list.ts';
import { root } from './registries.ts';

const isList = (value: unknown): value is List =>
  typeof value === 'object' && value !== null && 'columns' in value && 'filters' in value;

const files = globSync('packages/contracts/src/**/*-list{,s}.ts', { cwd: root }).toSorted();
const modules = await Promise.all(
  files.map(async (file) => (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>),
);

/** The description of every list, by name. */
export const lists: readonly List[] = modules
  .flatMap((exported) => Object.values(exported).filter(isList))
  .toSorted((first, second) => (first.name < second.name ? -1 : 1));
