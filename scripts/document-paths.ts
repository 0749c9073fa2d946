import path from 'node:path';

/** Links such as `](contracts.md#names)`; those of the web are not ours. */
const LINK = /\]\((?!\w+:|#)(?<file>[^)#\s]+)(?:#[^)]*)?\)/g;
/** Files and folders in backticks: `kernel/problem.ts`, `<noun>.facts.ts`, `apps/portal/src/layout/`. */
const NAMED = /`(?<file>[\w*<][\w.*<>{},/-]*(?:[\w>*}-]\.(?:ts|tsx|mjs|sql|css|json|md)|[\w>*}-]\/|\/src\/[\w/-]+))`/g;
/** What is made when the product is built or runs, the noun that examples add, and what no noun has yet. */
const NOT_OURS =
  /^dist\/|^audit-heads\/|^\d\.json$|\.gen\.ts$|gift-card|^community\.json$|\/service-message-senders\.ts$/;

/** A path with placeholders as a pattern: `<noun>` and `*` are any name, `{a,b}` is one of them. */
const patternOf = (named: string): RegExp => {
  const text = named
    .replaceAll(/[.+?^$()[\]\\|]/g, String.raw`\$&`)
    .replaceAll(/\{(?<names>[^}]*)\}/g, (_, names: string) => `(?:${names.split(',').join('|')})`)
    .replaceAll(/<[^>]*>|\*+/g, '[^/\\n]*');
  // A folder has files or folders in it
  return new RegExp(`(?:^|/)${text}${/\.\w+$/.test(named) ? '$' : named.endsWith('/') ? '' : '(?:/|$)'}`, 'm');
};

/**
 * Paths of documents that lead nowhere: links to files that are not there, and names in backticks of which no file of
 * the checkout has the end (`rules/money.ts`). `documents` are texts by file.
 */
export function documentPathFindings(
  documents: ReadonlyMap<string, string>,
  files: readonly string[],
): { file: string; problem: string }[] {
  const folders = new Set(files.flatMap((file) => foldersOf(file)));
  const known = new Set([...files, ...folders]);
  const paths = files.join('\n');
  const byName = Map.groupBy(files, (file) => path.posix.basename(file));
  const exists = (named: string): boolean => {
    const last = path.posix.basename(named);
    const candidates = /[<*{]/.test(last) || !/\.\w+$/.test(last) ? paths : (byName.get(last) ?? []).join('\n');
    return patternOf(named).test(candidates);
  };
  return [...documents].flatMap(([file, text]) => {
    const linked = [...text.matchAll(LINK)].map(({ groups }) => groups?.file ?? '');
    const lost = linked.filter(
      (link) => !known.has(path.posix.normalize(path.posix.join(path.posix.dirname(file), link)).replace(/\/$/, '')),
    );
    // What a decision names may have gone since
    const isDecision = file.startsWith('docs/decisions/');
    const named = isDecision ? [] : [...text.matchAll(NAMED)].map(({ groups }) => groups?.file ?? '');
    const unknown = named.filter((name) => !NOT_OURS.test(name) && !exists(name));
    return [...new Set([...lost, ...unknown])].map((name) => ({
      file,
      problem: `${name} is not there: say where it is now.`,
    }));
  });
}

function foldersOf(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
