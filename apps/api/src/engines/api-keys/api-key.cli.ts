import { createDatabase } from '@quickportal/db/connect/database';
import { ConstraintError } from '@quickportal/db/connect/errors';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import { parseArgs } from 'node:util';
import { createKey } from './create-key.ts';
import { reportFailures } from '@quickportal/db/terminal/report-failure';

// `npm run api-key -- --community 10 --name "Nightly import" [--publishable] [--business 100]...`: prints the key, once
reportFailures('No key was created');
const USAGE = 'npm run api-key -- --community <id> --name <name> [--publishable] [--business <id>]...';

const isId = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,14}$/.test(text);

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    community: { type: 'string' },
    name: { type: 'string' },
    publishable: { type: 'boolean', default: false },
    business: { type: 'string', multiple: true, default: [] },
  },
});
const name = values.name?.trim() ?? '';
if (!isId(values.community) || name === '' || name.length > 100 || !values.business.every(isId)) {
  console.error(USAGE);
  process.exit(2);
}
const wanted = {
  communityId: Number(values.community),
  name,
  securityCode: values.publishable ? 'PUBLISHABLE' : 'SECRET',
  businessIds: values.business.map(Number),
} as const;

const { server, masterKey, stop } = await connectAsOwner(process.env);
const db = createDatabase({ server, masterKey });
try {
  const by = {
    actor: { kind: 'job', job: 'npm run api-key' },
    origin: { requestId: '', ip: '', userAgent: '' },
    now: new Date(),
  } as const;
  const made = await db.transaction({ kind: 'auth' }, (trx) => createKey(trx, wanted, by));
  const until = made.expiresAt === null ? 'It does not expire.' : `It works until ${made.expiresAt.toISOString()}.`;
  console.log(`${made.decryptedKey}\n\nAPI key ${made.apiKeyId} of community ${wanted.communityId}. ${until}`);
  if (wanted.securityCode === 'SECRET') console.log('Copy it now: it is not shown again.');
} catch (error) {
  if (!(error instanceof ConstraintError)) throw error;
  console.error('There is no such community, or one of the businesses is not in it.');
  process.exitCode = 1;
} finally {
  await db.close();
  await stop();
}
