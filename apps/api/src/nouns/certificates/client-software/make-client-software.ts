import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Technology } from '@quickportal/contracts/certificates/technology';
import { type AsyncZippable, zip } from 'fflate';
import { currentAuthority } from '../../../engines/certificates/authorities.ts';
import { keyTypeOf } from '../../../engines/certificates/key-type.ts';
import { pemOf } from '../../../engines/certificates/pem.ts';
import { dateIn } from '../../../kernel/date-in.ts';
import { documentFile } from '../../../openapi/document-file.ts';
import { clientTarball } from '../../../openapi/keys/client-tarball.ts';
import type { OpenApi } from '../../../openapi/openapi-types.ts';
import { servedDocument } from '../../../openapi/served-document.ts';
import type { Services } from '../../../procedures/services.ts';
import { clientReadme } from './client-readme.ts';
import { technologyKits } from './technology-kits.ts';

const samples = path.resolve(import.meta.dirname, '../../../../../../docs/examples/client-software');
const DOCUMENT_FILE = 'openapi-keys.json';

/**
 * The client software of a technology as a zip: README, sample program, root certificate, OpenAPI document, and the
 * npm package for Node.js. Makes the root where there is none. Throws where the npm package was not built.
 */
export async function makeClientSoftware(
  services: Services,
  { technology, timeZone }: { technology: Technology; timeZone: string },
): Promise<Uint8Array> {
  const { configuration, clock } = services;
  const home = configuration.publicUrl.origin + configuration.basePath;
  const root = await currentAuthority(services, keyTypeOf(technology));
  const rootFile = `quickportal-client-ca-${root.authorityId}.pem`;
  const { source, sample } = technologyKits[technology];
  const tarball = path.basename(clientTarball);
  const today = dateIn(timeZone, clock.now());
  const document = servedDocument(await readFile(documentFile, 'utf8'), configuration, { readers: 'keys', today });
  const readme = clientReadme({
    technology,
    restUrl: `${home}/rest/internal`,
    docsUrl: `${home}/docs`,
    rootFile,
    documentFile: DOCUMENT_FILE,
    tarball,
  });
  return zipped(clock.now(), {
    'README.md': Buffer.from(readme),
    [sample]: await readFile(path.join(samples, source)),
    [rootFile]: Buffer.from(pemOf(root.certificate)),
    [DOCUMENT_FILE]: Buffer.from(withOrigin(document, configuration.publicUrl.origin)),
    // Packed already
    ...(technology === 'NODE' ? { [tarball]: [await readFile(clientTarball), { level: 0 }] } : {}),
  });
}

/** The document with whole addresses of servers: a file is not read from the portal. */
function withOrigin(text: string, origin: string): string {
  const document = JSON.parse(text) as OpenApi;
  for (const server of [...document.servers, ...Object.values(document.paths).flatMap((item) => item.servers ?? [])])
    server.url = new URL(server.url, origin).href;
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Off the main thread, where a file is large. */
const zipped = (mtime: Date, files: AsyncZippable): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    zip(files, { mtime }, (error, data) => (error ? reject(error) : resolve(data)));
  });
