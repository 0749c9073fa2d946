import { requireSwitchedOn } from '../../engines/access/authorise.ts';
import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import type { FilePreview } from '@quickportal/contracts/uploaded-files/file-preview';
import type * as contracts from '@quickportal/contracts/uploaded-files/transfers';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import type { FastifyRequest } from 'fastify';
import { kindOf } from '../../engines/uploads/file-kind.ts';
import type { CallContext } from '../../procedures/context.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { fileKinds } from './known-kinds.ts';
import { requireRights } from './file-rights.ts';
import { previewFile } from './preview-file.ts';
import { receivedPart } from './received-part.ts';
import { uploadFile } from './upload-file.ts';

/** Takes a file from a multipart body while it comes in. */
export async function receiveUpload(
  ctx: CallContext,
  { query }: ParsedOf<typeof contracts.uploadFile>,
  request: FastifyRequest,
): Promise<UploadedFile> {
  const { fileName, ...received } = await fileIn(ctx, query.format, request);
  const { format: _format, ...choices } = query;
  return uploadFile(ctx, { ...received, fileName, ...choices });
}

/** The same, without keeping it. */
export async function receivePreview(
  ctx: CallContext,
  { query }: ParsedOf<typeof contracts.previewFile>,
  request: FastifyRequest,
): Promise<FilePreview> {
  return previewFile(ctx, await fileIn(ctx, query.format, request));
}

async function fileIn(ctx: CallContext, format: string, request: FastifyRequest) {
  const kind = kindOf(fileKinds, format);
  if (!kind) throw fieldProblem('format', 'Choose one of the values offered.');
  requireRights(ctx.actor, kind.uploadRights);
  requireSwitchedOn(ctx.actor, kind.product);
  return { kind, ...(await receivedPart(request, kind.maxBytes)) };
}
