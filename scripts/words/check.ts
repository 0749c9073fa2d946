// A step of `npm test`: the words of our comments, test titles and docs.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findWords } from './words.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Requirements are quoted, and the list of words names them all. */
const others = /\.gen\.ts$|^docs\/(?:requirements|glossary\.md)|^scripts\/words\/|^CHANGELOG\.md$/;

const listed = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.mjs', '*.md'], { cwd: root });
const files = listed
  .toString()
  .split('\0')
  .filter((file) => file !== '' && !others.test(file) && existsSync(path.join(root, file)));
const lines = files.flatMap((file) =>
  findWords(file, readFileSync(path.join(root, file), 'utf8')).map(
    ({ line, text, instead }) => `${file}:${line}: ${text.slice(0, 140)}\n    say: ${instead}`,
  ),
);
for (const line of lines.slice(0, 40)) console.error(line);
if (lines.length > 0) {
  console.error(`${lines.length} words that docs/glossary.md and CONTRIBUTING.md do not have.`);
  process.exit(1);
}
console.log(`Words: ${files.length} files, all in order.`);
