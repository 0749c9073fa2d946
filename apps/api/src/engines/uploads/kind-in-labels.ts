import { inLabels, type Labels } from '@quickportal/contracts/rules/texts/labels';
import type { AnyFileKind } from './file-kind.ts';

/** A kind of file whose headings may be in the words of the facility too, as those of its exports are. */
export const kindInLabels = (kind: AnyFileKind, labels: Labels): AnyFileKind => ({
  ...kind,
  columns: kind.columns.map((column) => ({
    ...column,
    aliases: [...(column.aliases ?? []), inLabels(column.title, labels)],
  })),
});
