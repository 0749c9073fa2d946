import path from 'node:path';

/** Version of the client software: that of `packages/client`. */
export const CLIENT_VERSION = '0.1.0';

/** The client for Node.js, which `packages/client/build.ts` packs. */
export const clientTarball = path.resolve(
  import.meta.dirname,
  '../../../../../packages/client/dist',
  `quickportal-client-${CLIENT_VERSION}.tgz`,
);
