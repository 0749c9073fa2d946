// A peer: PostGraphile 4 over the same tables, as the owner, without session, rights, tenancy or log.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { sendToParent } from './send-to-parent.ts';

type Middleware = (request: unknown, response: unknown) => void;
interface PostGraphile {
  postgraphile: (pool: Pool, schema: string, options: object) => Middleware;
}

const load = createRequire(`${process.env.BENCH_PEER ?? ''}/`);
const { postgraphile } = load('postgraphile') as PostGraphile;
const { makeJSONPgSmartTagsPlugin } = load('graphile-utils') as {
  makeJSONPgSmartTagsPlugin: (tags: object) => unknown;
};
const pool = new Pool({ ...JSON.parse(process.env.BENCH_OWNER ?? '{}'), max: 10 });
// PostGraphile refuses what would get one name twice, such as "entry" and "entries" of functions; none is read here
const omitted = { tags: { omit: true } };
const smartTags = {
  version: 1,
  config: {
    class: { 'app.audit_seal': omitted },
    procedure: {
      'app.open_vault_entries': omitted,
      'app.open_vault_entries_anywhere': omitted,
      'app.opened_vault_entries': omitted,
    },
  },
};
const options = {
  appendPlugins: [makeJSONPgSmartTagsPlugin(smartTags)],
  disableQueryLog: true,
  graphiql: false,
  ignoreRBAC: true,
  legacyRelations: 'omit',
  simpleCollections: 'both',
};
const server = createServer(postgraphile(pool, 'app', options));

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  sendToParent(port, async () => {
    server.closeAllConnections();
    await pool.end();
  });
});
