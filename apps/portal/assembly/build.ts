// Builds the portal: sign-in pages rendered first (their style sheet is made from them), then the client, then the
// documents, then compressed copies. The server reads dist/; docs/portal.md says what is in it.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressAssets } from './compress.ts';
import { documentHtml, type RenderedDocument, shellHtml } from './documents.ts';
import { filesOfPages, pageFilesJson } from './page-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const rendered = path.join(root, 'dist-ssr');

interface ServerParts {
  renderDocuments(): RenderedDocument[];
  pageList: { view: string; audience: string; isLoaded: boolean }[];
  themeScript: string;
}

async function renderOnServer(): Promise<ServerParts> {
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: rendered,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { input: { parts: path.join(root, 'src/server-parts.ts') } },
    },
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(path.join(rendered, 'parts.js')).href)) as ServerParts;
}

const parts = await renderOnServer();
const documents = parts.renderDocuments();
await mkdir(path.join(rendered, 'pages'), { recursive: true });
// Tailwind reads class names from these: as written, not as HTML writes them
const asWritten = (html: string) => html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
for (const { view, html } of documents) await writeFile(path.join(rendered, 'pages', `${view}.html`), asWritten(html));

await build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });

const manifest = JSON.parse(await readFile(path.join(dist, '.manifest.json'), 'utf8')) as Parameters<
  typeof documentHtml
>[2];
const template = await readFile(path.join(dist, 'sign-in.html'), 'utf8');
await mkdir(path.join(dist, 'prerendered'), { recursive: true });
for (const document of documents) {
  const html = documentHtml(template, document, manifest, parts.themeScript);
  await writeFile(path.join(dist, 'prerendered', `${document.view}.html`), html);
}
await rm(path.join(dist, 'sign-in.html'));
const loaded = parts.pageList.filter(({ isLoaded }) => isLoaded).map(({ view }) => view);
const files = filesOfPages(loaded, manifest);
const lists = pageFilesJson(files);
const listsFile = `assets/page-files-${createHash('sha256').update(lists).digest('hex').slice(0, 8)}.json`;
await writeFile(path.join(dist, listsFile), lists);
const shell = path.join(dist, 'index.html');
await writeFile(shell, shellHtml(await readFile(shell, 'utf8'), parts.themeScript, listsFile));
const pages = parts.pageList.map(({ view, audience }) => ({ view, audience, files: files.get(view) ?? [] }));
await writeFile(path.join(dist, 'pages.json'), JSON.stringify(pages));
await compressAssets(path.join(dist, 'assets'));
