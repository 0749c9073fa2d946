import type { RecordFormat } from './records.ts';

/** Adds up details. `add` throws FieldFault and then has added nothing. */
export interface Totals<Detail, Trailer> {
  add(detail: Detail): void;
  sum(): Trailer;
}

/** A format of bank files: one header, details, and a trailer that agrees with them (null where the format has none; its sum is null then). */
export interface BatchFormat<Header, Detail, Trailer> {
  /** Exact length of a line; null where lines differ. */
  lineLength: number | null;
  kindOf(line: string): 'header' | 'detail' | 'trailer' | null;
  header: RecordFormat<Header>;
  detail: RecordFormat<Detail>;
  trailer: RecordFormat<Trailer> | null;
  totals(): Totals<Detail, Trailer>;
}

/** A whole file. */
export interface Batch<Header, Detail, Trailer> {
  header: Header;
  details: Detail[];
  trailer: Trailer | null;
}

/** One record as it was read; `record` counts from 1. */
export type BatchRecord<Header, Detail, Trailer> = { record: number } & (
  | { kind: 'header'; value: Header }
  | { kind: 'detail'; value: Detail }
  | { kind: 'trailer'; value: Trailer }
);
