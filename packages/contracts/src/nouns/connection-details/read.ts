import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { audience, readRights, SECRETS_SHOWN_MINUTES } from './call-parts.ts';
import { ConnectionBusiness } from './connection-business.ts';
import { ConnectionDetails } from './connection-details.ts';

const reads = { kind: 'query', method: 'GET', audience, rights: readRights } as const;

export const getConnectionDetails = contract({
  ...reads,
  name: 'connectionDetails.get',
  path: 'connection-details',
  responses: { 200: ConnectionDetails },
  holdsSecret: true,
  summary: 'Retrieve the connection details',
  description: `\`customerPassword\` and \`signedHandoffKey\` are null, with \`secretsHidden\`, but for facility users who may change certificates or API keys and entered their password in the last ${SECRETS_SHOWN_MINUTES} minutes. Each reading is in the audit trail.`,
  spec: ['2C107'],
});

const businesses = (connection: string) =>
  ({
    ...reads,
    query: z.strictObject(pageFields(20)),
    responses: { 200: paged(ConnectionBusiness, 'Businesses').meta({ id: `${connection}BusinessPage` }) },
  }) as const;

export const listCcapiBusinesses = contract({
  ...businesses('Ccapi'),
  name: 'connectionDetails.listCcapiBusinesses',
  path: 'connection-details/ccapi-businesses',
  summary: 'List the businesses of API requests',
  description: 'Enabled accounts that take payments by API request, by business name.',
  spec: ['2C108'],
});

export const listOnlineBusinesses = contract({
  ...businesses('Online'),
  name: 'connectionDetails.listOnlineBusinesses',
  path: 'connection-details/online-businesses',
  summary: 'List the businesses of hand-offs',
  description: 'Enabled accounts that take payments of payers who were handed over, by business name.',
  spec: ['2C109'],
});

export const listRestapiBusinesses = contract({
  ...businesses('Restapi'),
  name: 'connectionDetails.listRestapiBusinesses',
  path: 'connection-details/restapi-businesses',
  summary: 'List the businesses of the REST API',
  description: 'Enabled accounts that take payments by the REST API, by business name.',
  spec: ['2C110'],
});
