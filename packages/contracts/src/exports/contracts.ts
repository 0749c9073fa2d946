import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { pageFields, paged } from '../kernel/paging.ts';
import { id } from '../kernel/primitives.ts';
import { Export } from './export.ts';
import { ExportReady } from './protocol.ts';

const audience = ['facility', 'staff'] as const;
const params = z.strictObject({
  exportId: id().meta({ title: 'Export id', description: 'Identifier of the export.' }),
});

export const listExports = contract({
  name: 'exports.list',
  kind: 'query',
  method: 'GET',
  path: 'exports',
  query: z.strictObject(pageFields(20)),
  answers: { 200: paged(Export, 'Exports').meta({ id: 'ExportPage' }) },
  errors: ['validation-failed'],
  audience,
  rights: {},
  summary: 'My exports',
  description: 'Exports that you asked for in this community in the last 30 days, newest first.',
  spec: [],
});

export const getExportDownload = contract({
  name: 'exports.download',
  kind: 'query',
  method: 'GET',
  path: 'exports/{exportId}/download',
  params,
  answers: { 200: ExportReady },
  errors: ['not-found', 'state-conflict'],
  audience,
  rights: {},
  summary: 'Address of an export’s file',
  description: 'Where the file can be downloaded for the next 5 minutes. The rights of the list are needed.',
  spec: [],
});

export const cancelExport = contract({
  name: 'exports.cancel',
  kind: 'mutation',
  method: 'POST',
  path: 'exports/{exportId}/cancel',
  params,
  answers: { 200: Export },
  errors: ['not-found', 'state-conflict'],
  audience,
  rights: {},
  audit: 'exports.cancel',
  idempotent: true,
  summary: 'Cancel an export',
  description: 'Stops an export that is running; what was written is removed.',
  spec: [],
});
