import { facilityRights } from '@quickportal/contracts/access/rights';
import { sideEffects } from '../../server/side-effects.ts';
import type { Services } from '../../procedures/services.ts';
import type { OutboxHandler } from '../../engines/outbox/outbox.ts';
import { RUN_FILE } from '../../engines/uploads/uploads-handler.ts';
import type { TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

const BOUNDARY = 'a-boundary-that-no-file-holds';

export interface Sent {
  fileName?: string;
  query?: string;
  headers?: Record<string, string>;
  fields?: string;
}

/** A multipart body with one file, as browsers send it. */
export const multipartBody = (content: string | Buffer, fileName: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: text/csv\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;

/** Uploads a file of customers as a user, and returns what came back. */
export async function upload(
  { app, rest }: TestServer,
  { headers }: SignedIn,
  content: string | Buffer,
  sent: Sent = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: `${rest}/uploaded-files?${sent.query ?? 'format=CUSTOMERS'}`,
    headers: { ...headers, 'content-type': multipartType, ...sent.headers },
    payload: multipartBody(content, sent.fileName ?? 'customers.csv'),
  });
  return { status: response.statusCode, body: JSON.parse(response.body), headers: response.headers };
}

interface Stop {
  /** Tells a run to hurry, as a worker that ends does. */
  signal?: AbortSignal;
}

/** Runs a file, maybe once more, as a worker would. */
export async function runFile({ services }: TestServer, fileId: number, stop: Stop = {}): Promise<void> {
  const handler = sideEffects.find(({ topic }) => topic === RUN_FILE) as OutboxHandler<Services>;
  const signal = stop.signal ?? new AbortController().signal;
  await handler.handle({ fileId }, { services, jobId: `outbox-${fileId}`, communityId: 10, signal });
}

/** Runs what uploads have left in the outbox. */
export async function runFiles(server: TestServer, stop?: Stop): Promise<void> {
  const { rows } = await server.services.owner.query<{ payload: { fileId: number } }>(
    'delete from app.outbox where topic = $1 returning payload',
    [RUN_FILE],
  );
  for (const { payload } of rows) await runFile(server, payload.fileId, stop);
}

let people = 0;
/** A user of community 10 with every facility right. */
export const officer = (server: TestServer, loginName = `officer.${people++}`): Promise<SignedIn> =>
  server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights: facilityRights });
