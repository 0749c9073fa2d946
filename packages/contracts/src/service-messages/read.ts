import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { pageFields, paged } from '../kernel/paging.ts';
import { codeList, date } from '../kernel/primitives.ts';
import { serviceMessageStates } from '../rules/states/delivery.ts';
import { stateNames } from '../rules/states/state-machine.ts';
import { messageParams } from './call-parts.ts';
import { serviceMessageReadRights } from './service-message-rights.ts';
import {
  doctypeCode,
  serviceMessageDirections,
  ServiceMessage,
  ServiceMessageSummary,
  ServiceMessageDetails,
} from './service-message.ts';

const reads = {
  kind: 'query',
  method: 'GET',
  audience: ['staff'],
  rights: { anyOf: serviceMessageReadRights },
} as const;

/** Kinds that one call may name. */
const MOST_KINDS = 20;

const filters = {
  doctypeCode: z
    .array(doctypeCode())
    .min(1)
    .max(MOST_KINDS)
    .optional()
    .meta({ title: 'Kind', description: `Only messages of these kinds, at most ${MOST_KINDS}.` }),
  direction: codeList(serviceMessageDirections)
    .optional()
    .meta({ title: 'Direction', description: 'Only messages that went one of these ways.' }),
  from: date()
    .optional()
    .meta({ title: 'From', description: 'First day they were created on; 29 days before the last when left out.' }),
  to: date()
    .optional()
    .meta({ title: 'To', description: 'Last day they were created on, at most 31 days in all; today when left out.' }),
};

export const listServiceMessages = contract({
  ...reads,
  name: 'serviceMessages.list',
  path: 'service-messages',
  query: z.strictObject({
    status: codeList(stateNames(serviceMessageStates))
      .optional()
      .meta({ title: 'Status', description: 'Only messages in these statuses.', examples: [['RETRYING', 'FAILED']] }),
    ...filters,
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
  query: z.strictObject(filters),
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
