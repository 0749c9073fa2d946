import { LARGEST_STATEMENT_FILE } from '@quickportal/contracts/bank-statements/call-parts';
import * as contracts from '@quickportal/contracts/bank-statements/transfers';
import type { FastifyInstance } from 'fastify';
import { applyNotes } from '../../bindings/apply-notes.ts';
import { receivedPart, registerMultipart, type TransferRoutes } from '../uploaded-files/offers.ts';
import { uploadBankStatementFile } from './upload-bank-statement-file.ts';

/** Uploading bank statements, which is not JSON. */
export const registerStatementUploads = (app: FastifyInstance, routes: TransferRoutes): Promise<void> =>
  registerMultipart(app, routes, (route) => {
    route(contracts.uploadBankStatementFile, async (ctx, input, request, reply) => {
      const part = await receivedPart(request, LARGEST_STATEMENT_FILE);
      const file = await uploadBankStatementFile(ctx, input, part);
      applyNotes(reply, ctx.notes);
      return reply.code(201).header('cache-control', 'no-store').send(file);
    });
  });
