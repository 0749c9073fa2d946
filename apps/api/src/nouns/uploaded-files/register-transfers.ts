import * as contracts from '@quickportal/contracts/uploaded-files/transfers';
import type { FastifyInstance } from 'fastify';
import { applyNotes } from '../../bindings/apply-notes.ts';
import { receivePreview, receiveUpload } from './receive-upload.ts';
import { registerMultipart, type TransferRoutes } from './register-multipart.ts';
import { sendContent, sendErrors } from './send-file.ts';

/** What is not JSON about files: uploading one, downloading it and its errors. */
export const registerTransfers = (app: FastifyInstance, routes: TransferRoutes): Promise<void> =>
  registerMultipart(app, routes, (route) => {
    route(contracts.uploadFile, async (ctx, input, request, reply) => {
      const file = await receiveUpload(ctx, input, request);
      applyNotes(reply, ctx.notes);
      return reply.code(201).header('cache-control', 'no-store').send(file);
    });
    route(contracts.previewFile, async (ctx, input, request, reply) =>
      reply.header('cache-control', 'no-store').send(await receivePreview(ctx, input, request)),
    );
    route(contracts.downloadUploadedFile, (ctx, input, _request, reply) => sendContent(ctx, input, reply));
    route(contracts.downloadUploadedFileErrors, (ctx, input, _request, reply) => sendErrors(ctx, input, reply));
  });
