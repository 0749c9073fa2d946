import path from 'node:path';

/** Source files that a folder may have, without those of its folders: more do not fit one screen. */
export const MOST_FILES = 40;

/** Has one file for each migration, in the order of time: nothing would be found sooner in another one. */
const UNLIMITED: readonly string[] = ['packages/db/src/migrations'];

/** The folders of `files` that have too many of them, with what to do about it. */
export function folderSizeFindings(files: readonly string[]): { file: string; problem: string }[] {
  const folders = Map.groupBy(files, (file) => path.posix.dirname(file));
  return [...folders].flatMap(([folder, own]) =>
    own.length <= MOST_FILES || UNLIMITED.includes(folder)
      ? []
      : [
          {
            file: folder,
            problem: `${own.length} files; at most ${MOST_FILES} in a folder: put those of a flow or a part in a folder that is named after it.`,
          },
        ],
  );
}
