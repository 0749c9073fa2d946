import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, type ImportGraph } from './circles.ts';

const FOLDERS = ['apps', 'packages', 'scripts', 'bench', 'e2e'];

/** The files of the checkout, committed or not, of some of its folders or of all. */
export function checkoutFiles(root: string, folders: readonly string[] = []): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...folders];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/** The TypeScript files of the checkout, committed or not. */
export const sourceFiles = (root: string): string[] =>
  checkoutFiles(root, FOLDERS).filter((file) => /\.(ts|tsx|mts)$/.test(file));

/** Which of these files imports which, with types and lazy imports. */
export function importGraph(root: string, files: readonly string[]): ImportGraph {
  const known = new Set(files);
  const imported = (file: string, target: string): string | undefined => {
    if (target.startsWith('.')) return path.normalize(path.join(path.dirname(file), target));
    const [, name, rest] = /^@quickportal\/([^/]+)\/(.+)$/.exec(target) ?? [];
    return ['packages', 'apps']
      .flatMap((kind) =>
        ['.ts', '.tsx'].flatMap((ending) => [
          `${kind}/${name}/src/${rest}${ending}`,
          `${kind}/${name}/src/nouns/${rest}${ending}`,
        ]),
      )
      .find((candidate) => known.has(candidate));
  };
  return new Map(
    files.map((file) => {
      const targets = importsOf(readFileSync(path.join(root, file), 'utf8')).map((target) => imported(file, target));
      return [file, new Set(targets.filter((target) => target !== undefined && known.has(target)))] as const;
    }),
  ) as ImportGraph;
}
