import type { FieldFault } from './bank-file-error.ts';
import type { RecordFormat } from './records.ts';

/** Accumulates totals. `add` throws FieldFault and then has added nothing. */
export interface Totals<Detail, Trailer> {
  add(detail: Detail): void;
  sum(): Trailer;
}

/** A bank file format: one header, details, and a trailer with their totals (null if the format has none). */
export interface BatchFormat<Header, Detail, Trailer> {
  /** Exact length of a line; null where lines differ. */
  lineLength: number | null;
  kindOf(line: string): 'header' | 'detail' | 'trailer' | null;
  header: RecordFormat<Header>;
  detail: RecordFormat<Detail>;
  trailer: RecordFormat<Trailer> | null;
  totals(): Totals<Detail, Trailer>;
  /** Fields of a detail that the totals need. */
  totalled: readonly (keyof Detail)[];
}

/** A whole file. */
export interface Batch<Header, Detail, Trailer> {
  header: Header;
  details: Detail[];
  trailer: Trailer | null;
}

/** A record as read; `record` starts at 1. */
export type BatchRecord<Header, Detail, Trailer> = { record: number } & (
  | { kind: 'header'; value: Header }
  | { kind: 'detail'; value: Detail }
  | { kind: 'trailer'; value: Trailer }
);

/** A detail of which some fields may be invalid. */
export interface DetailParts<Detail> {
  fields: Partial<Detail>;
  faults: readonly FieldFault[];
}
