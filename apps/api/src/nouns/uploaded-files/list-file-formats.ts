import * as contracts from '@quickportal/contracts/uploaded-files/contracts';
import { manageFileRights } from '@quickportal/contracts/uploaded-files/file-rights';
import { isSwitchedOn } from '../../engines/access/authorise.ts';
import { implement } from '../../procedures/implement.ts';
import { fileKinds } from './known-kinds.ts';
import { holdsAll } from './file-rights.ts';

export const listFileFormats = implement(contracts.listFileFormats).query(({ ctx }) => ({
  items: fileKinds
    .filter(
      ({ uploadRights, product }) =>
        holdsAll(ctx.actor, uploadRights, { anyOf: manageFileRights }) && isSwitchedOn(ctx.actor, product),
    )
    .map(({ format, title, description, maxBytes, maxLines, columns }) => ({
      format,
      title,
      description,
      maxBytes,
      maxLines,
      columns: columns.map((column) => ({
        title: column.title,
        description: column.description,
        required: column.required ?? false,
        example: column.example,
      })),
    })),
}));
