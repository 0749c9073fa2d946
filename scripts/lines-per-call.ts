/**
 * Prints what a call costs to write: `npm run lines-per-call [-- checkout]`. Counts the non-blank source lines of each
 * noun's folders in contracts, db, api and portal, without tests, stories, fixtures and generated files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const layers = {
  contracts: 'packages/contracts/src/nouns',
  db: 'packages/db/src/nouns',
  api: 'apps/api/src/nouns',
  portal: 'apps/portal/src/features',
};
type Layer = keyof typeof layers;
const layerNames = Object.keys(layers) as Layer[];

interface NounLines {
  noun: string;
  calls: number;
  lines: Record<Layer, number>;
  perCall: number;
}

function callsByNoun(): Map<string, number> {
  const calls = new Map<string, number>();
  for (const { name } of contracts) {
    const noun = (name.split('.')[0] ?? '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    calls.set(noun, (calls.get(noun) ?? 0) + 1);
  }
  return calls;
}

function countNoun(noun: string, calls: number): NounLines {
  const lines = Object.fromEntries(
    layerNames.map((layer) => [layer, countFolder(join(root, layers[layer], noun))]),
  ) as Record<Layer, number>;
  return { noun, calls, lines, perCall: layerNames.reduce((sum, layer) => sum + lines[layer], 0) / calls };
}

function countFolder(folder: string): number {
  const files = readFolder(folder).filter((file) => isSource(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8')).filter((text) => !isWritten(text));
  return texts.reduce((sum, text) => sum + countLines(text), 0);
}

/** A noun need not be in every layer. */
function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const isSource = (file: string) =>
  /\.(ts|tsx|sql|css)$/.test(file) && !/\.(test|stories|fixtures?|gen)\.tsx?$|\.test-d\.ts$/.test(file);

/** The table of contents of a noun's contracts has the name that it is imported by. */
const isWritten = (text: string) => text.startsWith('// Written by `npm run registries`');

const countLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((number, other) => number - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

function printTable(nouns: readonly NounLines[]): void {
  const inRow = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
  inRow(['Noun', 'Calls', ...layerNames, 'Lines per call']);
  inRow(['---', ...layerNames.map(() => '---:'), '---:', '---:']);
  for (const { noun, calls, lines, perCall } of nouns)
    inRow([noun, calls, ...layerNames.map((layer) => lines[layer]), Math.round(perCall)]);
  const calls = nouns.reduce((sum, noun) => sum + noun.calls, 0);
  const totals = layerNames.map((layer) => nouns.reduce((sum, noun) => sum + noun.lines[layer], 0));
  const all = totals.reduce((sum, total) => sum + total, 0);
  inRow(['**All**', calls, ...totals, Math.round(all / calls)]);
  const medians = layerNames.map((layer) => Math.round(median(nouns.map((noun) => noun.lines[layer] / noun.calls))));
  inRow(['**Median per call**', '', ...medians, Math.round(median(nouns.map(({ perCall }) => perCall)))]);
}

const root = resolve(process.argv[2] ?? '.');
const { contracts } = (await import(join(root, 'packages/contracts/src/registry.ts'))) as {
  contracts: readonly { name: string }[];
};
const rows = [...callsByNoun()].map(([noun, calls]) => countNoun(noun, calls));
printTable(rows.toSorted((row, other) => row.perCall - other.perCall));
