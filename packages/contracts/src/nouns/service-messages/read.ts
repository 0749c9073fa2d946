import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { messageParams } from './call-parts.ts';
import { serviceMessageList } from './service-message-list.ts';
import { serviceMessageReadRights } from './service-message-rights.ts';
import { ServiceMessage, ServiceMessageSummary, ServiceMessageDetails } from './service-message.ts';

const reads = {
  kind: 'query',
  method: 'GET',
  audience: ['staff'],
  rights: { anyOf: serviceMessageReadRights },
} as const;

const { status, ...countedBy } = filterSchemas(serviceMessageList);

export const listServiceMessages = contract({
  ...reads,
  name: 'serviceMessages.list',
  path: 'service-messages',
  query: z.strictObject({
    status,
    ...countedBy,
    ...pageFields(25),
  }),
  responses: { 200: paged(ServiceMessage, 'Service messages').meta({ id: 'ServiceMessagePage' }) },
  summary: 'Search service messages',
  description:
    'Messages between the platform and other systems, newest first: those of the chosen community, otherwise those of all communities and of the platform itself.',
  spec: ['2P016', '3P020'],
});

export const getServiceMessageSummary = contract({
  ...reads,
  name: 'serviceMessages.getSummary',
  path: 'service-messages/summary',
  query: z.strictObject(countedBy),
  responses: { 200: ServiceMessageSummary },
  summary: 'Count service messages',
  description: 'Number of service messages of a period, by kind, status and day.',
  spec: ['2P016', '3P020', '2E044'],
});

export const getServiceMessage = contract({
  ...reads,
  name: 'serviceMessages.get',
  path: 'service-messages/{serviceMessageId}',
  params: messageParams,
  responses: { 200: ServiceMessageDetails },
  summary: 'Retrieve a service message',
  description:
    'The message without secrets, card and account numbers. Messages of the platform itself can be retrieved from every community.',
  spec: ['3P019'],
});
