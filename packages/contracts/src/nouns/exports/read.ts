import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { exportParams } from './call-parts.ts';
import { Export } from './export.ts';
import { ExportReady } from './protocol.ts';

const audience = ['facility', 'staff'] as const;

export const listExports = contract({
  name: 'exports.list',
  kind: 'query',
  method: 'GET',
  path: 'exports',
  query: z.strictObject(pageFields(20)),
  responses: { 200: paged(Export, 'Exports').meta({ id: 'ExportPage' }) },
  audience,
  rights: {},
  summary: 'List my exports',
  description: 'Exports that you started in this community in the last 30 days, newest first.',
});

export const getExportDownload = contract({
  name: 'exports.getDownload',
  kind: 'query',
  method: 'GET',
  path: 'exports/{exportId}/download',
  params: exportParams,
  responses: { 200: ExportReady },
  errors: ['state-conflict'],
  audience,
  rights: {},
  holdsSecret: true,
  summary: 'Retrieve the download address of an export',
  description: 'An address that downloads the file, valid for 5 minutes. Needs the right to see the list.',
});
