import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, type ImportGraph } from './circles.ts';

const FOLDERS = ['apps', 'packages', 'scripts', 'bench', 'e2e'];

/** The TypeScript files of the checkout, committed or not. */
export function sourceFiles(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mts)$/.test(file) && existsSync(path.join(root, file)));
}

/** Which of these files imports which, with types and lazy imports. */
export function importGraph(root: string, files: readonly string[]): ImportGraph {
  const known = new Set(files);
  const imported = (file: string, target: string): string | undefined => {
    if (target.startsWith('.')) return path.normalize(path.join(path.dirname(file), target));
    const [, name, rest] = /^@quickportal\/([^/]+)\/(.+)$/.exec(target) ?? [];
    return ['packages', 'apps']
      .flatMap((kind) => ['.ts', '.tsx'].map((ending) => `${kind}/${name}/src/${rest}${ending}`))
      .find((candidate) => known.has(candidate));
  };
  return new Map(
    files.map((file) => {
      const targets = importsOf(readFileSync(path.join(root, file), 'utf8')).map((target) => imported(file, target));
      return [file, new Set(targets.filter((target) => target !== undefined && known.has(target)))] as const;
    }),
  ) as ImportGraph;
}
