import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import {
  criteriaInWords,
  fileColumns,
  type ColumnKind,
  type FileKey,
  type List,
} from '@quickportal/contracts/kernel/list';
import type { ExportColumn, ExportColumnKind, ExportKind } from './export-kind.ts';

/** What a noun defines for an export; the rest follows from the list and from the call that starts it. */
type OwnParts<C, L> = Pick<ExportKind<C, FileKey<L>>, 'count' | 'rows'> &
  Partial<Pick<ExportKind<C, FileKey<L>>, 'describe'>>;

const kinds: Readonly<Partial<Record<ColumnKind, ExportColumnKind>>> = {
  id: 'number',
  number: 'number',
  money: 'money',
  date: 'date',
  time: 'time',
};

/** Creates the export kind of a list, started by the call `start`. */
export const exportOfList = <C extends object, L extends List>(
  list: L,
  start: AnyContract,
  own: OwnParts<C, L>,
): ExportKind<C, FileKey<L>> => ({
  kind: list.name,
  title: list.title,
  columnsVersion: list.columnsVersion ?? 1,
  columns: fileColumns(list).map((key) => columnOf(list, key)),
  rights: start.rights,
  downloadAction: `${start.audit?.split('.')[0]}.export-downloaded`,
  describe: (criteria) => criteriaInWords(list, criteria),
  ...own,
});

function columnOf<L extends List>(list: L, key: FileKey<L>): ExportColumn<FileKey<L>> {
  const { title, fileTitle = title, kind } = list.columns[key] ?? { title: key };
  return {
    key,
    title: kind === 'time' ? `${fileTitle} ({zone})` : fileTitle,
    kind: kinds[kind ?? 'text'] ?? 'text',
  };
}
