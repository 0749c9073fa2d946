import * as contracts from '@quickportal/contracts/uploaded-files/contracts';
import { manageFileRights } from '@quickportal/contracts/uploaded-files/file-rights';
import { isSwitchedOn } from '../../engines/access/authorise.ts';
import { implement } from '../../procedures/implement.ts';
import { contentFormatsOf } from '../../engines/uploads/file-kind.ts';
import { fileKinds } from './known-kinds.ts';
import { holdsAll } from './file-rights.ts';

export const listFileFormats = implement(contracts.listFileFormats).query(({ ctx }) => ({
  items: fileKinds
    .filter(
      ({ uploadRights, product }) =>
        holdsAll(ctx.actor, uploadRights, { anyOf: manageFileRights }) && isSwitchedOn(ctx.actor, product),
    )
    .map((kind) => ({
      format: kind.format,
      title: kind.title,
      description: kind.description,
      maxBytes: kind.maxBytes,
      maxLines: kind.maxLines,
      fileTypes: contentFormatsOf(kind).map(({ fileType, extensions }) => ({
        title: fileType,
        extensions: [...extensions],
      })),
      columns: kind.columns.map((column) => ({
        title: column.title,
        description: column.description,
        required: column.required ?? false,
        example: column.example,
      })),
    })),
}));
