import { contracts } from '@quickportal/contracts/registry';
import { exportOperations } from '../exports/openapi.ts';
import { openApiDocument } from './document.ts';
import { formOperations } from './form-operations.ts';
import type { ExtraOperations, OpenApi } from './openapi-types.ts';
import { signInOperations } from '../sign-in/openapi.ts';
import { receiptOperations } from '../transactions/openapi.ts';
import { transferOperations } from '../uploaded-files/openapi.ts';

/** Operations beside the contracts: one sorted line per source. */
const extra: readonly ExtraOperations[] = [
  exportOperations,
  formOperations,
  receiptOperations,
  signInOperations,
  transferOperations,
];

/** Everything that the portal's REST interface answers. */
export const wholeDocument = (): OpenApi => openApiDocument(contracts, extra);

/** The document as it is committed. */
export const documentText = (): string => `${JSON.stringify(wholeDocument(), null, 2)}\n`;
