import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { messageParams } from './call-parts.ts';
import { serviceMessageFileRights } from './service-message-rights.ts';

// Not JSON: the route uses rights and parameters from here

/** The file of a service message. */
export const downloadServiceMessageFile = contract({
  name: 'serviceMessages.downloadFile',
  kind: 'query',
  method: 'GET',
  path: 'service-messages/{serviceMessageId}/file',
  params: messageParams,
  responses: { 200: z.undefined() },
  audience: ['facility', 'staff'],
  rights: { anyOf: serviceMessageFileRights },
  refusedInViewAs: true,
  audit: 'service-messages.download-file',
  cost: 5,
  summary: 'Download the file of a service message',
  description:
    'The file that a report was written to, as CSV in UTF-8 with a header row. Its ETag is the SHA-256, its number of rows is in X-Row-Count. It is kept for 90 days. The header X-Requested-With is not needed: the address carries a token.',
  spec: [],
});
