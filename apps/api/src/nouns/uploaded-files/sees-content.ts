import type { UploadedFileRecord } from '@quickportal/db/uploaded-files/uploaded-file';
import { kindOf } from '../../engines/uploads/file-kind.ts';
import type { CallContext } from '../../procedures/context.ts';
import { fileKinds } from './known-kinds.ts';
import { holdsAll } from './file-rights.ts';
import { maySeeContent } from './file-scopes.ts';

/** Whether the caller may see values of the file's lines, beside the file itself. */
export function seesContent(ctx: CallContext, file: UploadedFileRecord): boolean {
  const kind = kindOf(fileKinds, file.format);
  return kind !== undefined && holdsAll(ctx.actor, kind.readRights) && maySeeContent(ctx, file, kind.readRights);
}
