import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
// @ts-expect-error -- it brings no types
import S3rver from 's3rver';
import { isSigned } from './s3-signature.fixture.ts';

interface S3rverInstance {
  getMiddleware(): (request: unknown, response: unknown) => void;
  configureBuckets(): Promise<void>;
}

/** A real S3 server on this machine with an empty bucket `files`; it checks signatures. */
export async function startS3Server(): Promise<{ url: string; origin: string; stop(): Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'quickportal-s3-'));
  // oxlint-disable-next-line typescript/no-unsafe-call -- it brings no types
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'files' }] }) as S3rverInstance;
  await s3.configureBuckets();
  const reply = s3.getMiddleware();
  const server: Server = createServer((request, response) => {
    if (isSigned(request, 'S3RVER')) reply(request, response);
    else response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${origin}`,
    url: `http://S3RVER:S3RVER@${origin}/files/portal`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
