import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../docs/examples');

/** Programs in docs/examples that receive events and verify their signatures; the portal shows the same files. */
export const receiverExamples = [
  { label: 'Node', language: 'js', file: path.join(folder, 'webhook-receiver.mjs') },
  { label: 'Python', language: 'python', file: path.join(folder, 'webhook-receiver.py') },
] as const;

/** The programs as code blocks of CommonMark. */
export const receiverBlocks = (): string =>
  receiverExamples
    .map(({ language, file }) => `\`\`\`${language}\n${readFileSync(file, 'utf8').trimEnd()}\n\`\`\``)
    .join('\n\n');
