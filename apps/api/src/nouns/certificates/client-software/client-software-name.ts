import type { Technology } from '@quickportal/contracts/certificates/technology';
import { CLIENT_VERSION } from '../../../openapi/keys/client-tarball.ts';

/** Name of the client software of a technology (`downloadFilename`). */
export const clientSoftwareName = (technology: Technology): string =>
  `quickportal-client-${technology}-${CLIENT_VERSION}.zip`;
