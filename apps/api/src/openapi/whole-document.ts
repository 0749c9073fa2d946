import { contracts } from '@quickportal/contracts/registry';
import { openApiDocument } from './document.ts';
import { formOperations } from './form-operations.ts';
import type { ExtraOperations, OpenApi } from './openapi-types.ts';
import { operationsOfNouns } from './operations.gen.ts';

/** Operations beside the contracts. */
const extra: readonly ExtraOperations[] = [formOperations, ...operationsOfNouns];

/** Everything that the portal's REST interface answers. */
export const wholeDocument = (): OpenApi => openApiDocument(contracts, extra);

/** The document as it is committed. */
export const documentText = (): string => `${JSON.stringify(wholeDocument(), null, 2)}\n`;
