// A step of `npm test`: the words of our comments, test titles and docs, and how long comments are.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { longComments } from './long-comments.ts';
import { unlabelledLines } from './unlabelled.ts';
import { findWords } from './words.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Requirements are quoted, and the list of words names them all. */
const others = /\.gen\.ts$|^docs\/(?:requirements|glossary\.md)|^scripts\/words\/|^CHANGELOG\.md$/;

const listed = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.mjs', '*.md', '*.mdx'], { cwd: root });
const files = listed
  .toString()
  .split('\0')
  .filter((file) => file !== '' && !others.test(file) && existsSync(path.join(root, file)));
const lines = files.flatMap((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const words = findWords(file, text).map(
    ({ line, text: found, instead }) => `${file}:${line}: ${found.slice(0, 140)}\n    say: ${instead}`,
  );
  const long = file.endsWith('.md') ? [] : longComments(text);
  const unlabelled = unlabelledLines(file, text);
  return [
    ...words,
    ...long.map((line) => `${file}:${line}: a comment of more than three lines\n    say: only why`),
    ...unlabelled.map((line) => `${file}:${line}: a facility may call a business otherwise\n    say: it by labelled()`),
  ];
});
for (const line of lines.slice(0, 40)) console.error(line);
if (lines.length > 0) {
  console.error(`${lines.length} places that docs/glossary.md and CONTRIBUTING.md do not allow.`);
  process.exit(1);
}
console.log(`Words: ${files.length} files, all in order.`);
