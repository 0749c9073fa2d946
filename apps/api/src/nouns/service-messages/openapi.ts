import { downloadServiceMessageFile } from '@quickportal/contracts/service-messages/transfers';
import { csvFile } from '../../openapi/csv-file.ts';

/** The file of a service message, for the OpenAPI document. */
export const serviceMessageOperations = csvFile(downloadServiceMessageFile, {
  tag: 'service-messages',
  parameter: {
    name: 'serviceMessageId',
    description: 'Identifier of the service message.',
    example: 8_000_112,
  },
  example: 'CustomerReferenceCode,CustomerName\r\nCUST-1,Pat Sample',
});
