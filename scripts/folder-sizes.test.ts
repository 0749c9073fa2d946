import { expect, it } from 'vitest';
import { folderSizeFindings, MOST_FILES } from './folder-sizes.ts';

const filesOf = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);

it('refuses a folder with more files than fit one screen, and does not count those of its folders', () => {
  const folder = 'apps/portal/src/layout';
  const fitting = [...filesOf(folder, MOST_FILES), ...filesOf(`${folder}/filters`, MOST_FILES)];
  expect(folderSizeFindings(fitting)).toEqual([]);
  const [finding, ...others] = folderSizeFindings([...fitting, `${folder}/one-more.ts`]);
  expect(finding).toEqual({ file: folder, problem: expect.stringContaining('41 files; at most 40 in a folder') });
  expect(others).toEqual([]);
});

it('lets migrations be in one folder', () => {
  expect(folderSizeFindings(filesOf('packages/db/src/migrations', 99))).toEqual([]);
});
