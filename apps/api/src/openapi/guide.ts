import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../docs/api');

/** A page of docs/api, without its last line break. */
export const guide = (name: string): string => readFileSync(path.join(folder, `${name}.md`), 'utf8').trimEnd();
