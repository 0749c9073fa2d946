import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../procedures/services.ts';
import { dateIn } from '../kernel/date-in.ts';
import { documentFile } from '../openapi/document-file.ts';
import { type Readers, servedDocument } from '../openapi/served-document.ts';
import { type DocsFile, docsFile, sendDocsFile } from './docs-file.ts';
import { docsPage } from './docs-page.ts';
import { scalarBundle } from './scalar-bundle.ts';

/** Samples name dates of the demo, whose communities are in it. */
const SAMPLE_ZONE = 'Australia/Sydney';
const JAVASCRIPT = 'text/javascript; charset=utf-8';
const CSS = 'text/css; charset=utf-8';

const own = (name: string) => () => readFile(path.join(import.meta.dirname, 'browser', name), 'utf8');
// The one file of packages/ui that is served and not built: plain CSS variables
const tokens = path.resolve(import.meta.dirname, '../../../../packages/ui/src/styles/tokens.css');

const sources: Record<string, { type: string; text: () => Promise<string> }> = {
  'boot.js': { type: JAVASCRIPT, text: own('boot.js') },
  'docs.css': { type: CSS, text: own('docs.css') },
  'mark.svg': { type: 'image/svg+xml', text: own('mark.svg') },
  'scalar.js': { type: JAVASCRIPT, text: scalarBundle },
  'start.js': { type: JAVASCRIPT, text: own('start.js') },
  'tokens.css': { type: CSS, text: () => readFile(tokens, 'utf8') },
};

const documents: Readonly<Record<Readers, string>> = {
  keys: '/rest/internal/openapi-keys.json',
  everyone: '/rest/internal/openapi.json',
};
const pages: Readonly<Record<Readers, string>> = { keys: '/docs', everyone: '/docs/portal' };

/** Does the work once, when it is first asked for; a failure is forgotten, so that the next request tries again. */
function lazily<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}

/**
 * The documentation of the REST API for programs at `{base}/docs` and with the portal's own calls at
 * `{base}/docs/portal`, under the content security policy of every other page, and the documents that they show.
 * Open to everyone; nothing is loaded from elsewhere.
 */
export function registerDocs(app: FastifyInstance, services: Pick<Services, 'clock' | 'configuration'>): void {
  const base = services.configuration.basePath;
  const documentFor = (readers: Readers) => {
    const documentOf = (today: string) =>
      lazily(async () => {
        const text = servedDocument(await readFile(documentFile, 'utf8'), services.configuration, { readers, today });
        return docsFile('application/json; charset=utf-8', text);
      });
    let current = { day: '', document: documentOf('') };
    return () => {
      const day = dateIn(SAMPLE_ZONE, services.clock.now());
      if (current.day !== day) current = { day, document: documentOf(day) };
      return current.document();
    };
  };
  const files = lazily(async () => {
    const made = Object.entries(sources).map(
      async ([name, { type, text }]) => [name, await docsFile(type, await text())] as const,
    );
    return new Map<string, DocsFile>(await Promise.all(made));
  });
  const pageFor = (readers: Readers) =>
    lazily(async () => {
      const made = await files();
      const address = (name: string) => `${base}/docs/${made.get(name)?.hash}/${name}`;
      const html = docsPage({
        readers,
        home: `${base}/`,
        docs: `${base}${pages.keys}`,
        portalDocs: `${base}${pages.everyone}`,
        document: `${base}${documents[readers]}`,
        styles: [address('tokens.css'), address('docs.css')],
        boot: address('boot.js'),
        scripts: [address('scalar.js'), address('start.js')],
        icon: address('mark.svg'),
      });
      return docsFile('text/html; charset=utf-8', html);
    });

  for (const readers of ['keys', 'everyone'] as const) {
    const [document, page] = [documentFor(readers), pageFor(readers)];
    app.get(`${base}${documents[readers]}`, async (request, reply) =>
      sendDocsFile(request, reply, await document(), 'revalidate'),
    );
    app.get(`${base}${pages[readers]}`, async (request, reply) =>
      sendDocsFile(request, reply, await page(), 'revalidate'),
    );
  }
  app.get(`${base}/docs/`, (_request, reply) => reply.redirect(`${base}/docs`, 302));
  app.get<{ Params: { hash: string; name: string } }>(`${base}/docs/:hash/:name`, async (request, reply) => {
    const file = (await files()).get(request.params.name);
    if (file?.hash !== request.params.hash) return reply.callNotFound();
    return sendDocsFile(request, reply, file, 'immutable');
  });
}
