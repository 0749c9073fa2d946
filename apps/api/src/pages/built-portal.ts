import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';

/** The portal as Vite built it. */
export interface BuiltPortal {
  readonly folder: string;
  /** The page that starts the signed-in portal. */
  readonly shell: string;
  /** Prerendered pages that work without a session and without JavaScript, by page name in lower case. */
  readonly prerendered: ReadonlyMap<string, string>;
  /** Pages that exist, by name in lower case, with who they are for. */
  readonly pages: ReadonlyMap<string, string>;
  /** Script files that a page needs beyond the shell, as `assets/name.js`, by its name in lower case. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** Base64 SHA-256 of every inline script in those pages. */
  readonly scriptHashes: readonly string[];
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Reads the build. Throws where it is missing: `npm start` builds it first. */
export function readBuiltPortal(folder: string): BuiltPortal {
  const shellFile = path.join(folder, 'index.html');
  if (!existsSync(shellFile))
    throw new SetUpError(`The portal is not built: ${shellFile} is missing.`, 'Start with npm start.');
  const shell = readFileSync(shellFile, 'utf8');
  const prerenderedFolder = path.join(folder, 'prerendered');
  const names = existsSync(prerenderedFolder)
    ? readdirSync(prerenderedFolder).filter((name) => name.endsWith('.html'))
    : [];
  const prerendered = new Map(
    names.map((name) => [
      name.slice(0, -'.html'.length).toLowerCase(),
      readFileSync(path.join(prerenderedFolder, name), 'utf8'),
    ]),
  );
  const scripts = [shell, ...prerendered.values()].flatMap((html) =>
    [...html.matchAll(INLINE_SCRIPT)].map((match) => match[1] ?? ''),
  );
  const pagesFile = path.join(folder, 'pages.json');
  const pages = existsSync(pagesFile)
    ? (JSON.parse(readFileSync(pagesFile, 'utf8')) as { view: string; audience: string; files: string[] }[])
    : [];
  return {
    folder,
    shell,
    prerendered,
    pages: new Map(pages.map(({ view, audience }) => [view.toLowerCase(), audience])),
    files: new Map(pages.map(({ view, files }) => [view.toLowerCase(), files])),
    scriptHashes: [...new Set(scripts.map((script) => createHash('sha256').update(script).digest('base64')))],
  };
}
