import type { AuditObjectType } from '@quickportal/contracts/access/audit-objects';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { RightsNeeded } from '@quickportal/contracts/kernel/contract';
import type { ProductCode } from '@quickportal/contracts/rules/payments/connections';
import type { EventType } from '@quickportal/contracts/webhooks/event-titles';
import type { Reader } from '@quickportal/db/connect/reader';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Emitted } from '../deliveries/emit.ts';
import type { FileColumn, LineFinding } from './file-column.ts';
import type { RowReader } from './row-reader.ts';
import { tableRows } from './table-rows.ts';
import type { UploadServices } from './upload-services.ts';

export type { FileColumn, LineFinding } from './file-column.ts';

/** Tools of a kind. It has no effects outside the database, because its work may be repeated. */
export interface LineTools {
  readonly services: UploadServices;
  readonly trx: WriteTransaction;
  readonly now: Date;
  readonly community: { communityId: number; currency: 'AUD' | 'NZD'; timeZone: string };
}

/** Additional tools for applying lines. */
export interface ApplyTools extends LineTools {
  /** Adds an audit entry that commits with the chunk; the line's origin is added to its description. */
  readonly audit: (note: LineAudit) => Promise<void>;
  /** Emits an event to webhook endpoints after the commit. */
  readonly emit: <T extends EventType>(event: Omit<Emitted<T>, 'communityId'>) => Promise<void>;
}

export interface LineAudit {
  action: string;
  objectType: AuditObjectType;
  objectId: number;
  description: string;
  before?: Json;
  after?: Json;
}

/** A line that was checked, with its values by the names of columns; `line` is null where they cannot be read. */
export interface ExaminedLine<L> {
  readonly lineNumber: number;
  readonly values: Readonly<Record<string, string>>;
  readonly line: L | null;
  /** Empty: nothing is wrong. */
  readonly findings: readonly LineFinding[];
}

/** A format that the content of a kind of file can have. */
export interface ContentFormat {
  /** In capitals: PAYMENTS_CSV. */
  readonly format: string;
  readonly title: string;
  /** What such files are called: CSV. */
  readonly fileType: string;
  /** Endings that the name of such a file may have; the first is added to others. */
  readonly extensions: readonly [string, ...string[]];
  readonly contentType: string;
  /** Whether a text that begins like this has the format; the first format has all others. */
  readonly recognises?: (beginning: string) => boolean;
  /** Reads it; where left out, it is CSV with the columns of the kind. */
  readonly rows?: RowReader;
}

/**
 * A kind of file: what its lines mean and how they are applied. Registered with one line. The check before the run and
 * the run call the same `open`, `read`, `keyOf` and `check`; only the run calls `apply`. `C` is looked up once per
 * chunk, `L` is a parsed line.
 */
export interface FileKind<C, L> {
  /** Code of the format, in capitals: CUSTOMERS. */
  readonly format: string;
  /** Formats that its content can have, where they have names of their own: the first is CSV. */
  readonly contentFormats?: readonly ContentFormat[];
  readonly title: string;
  readonly description: string;
  readonly columns: readonly FileColumn[];
  readonly maxBytes: number;
  readonly maxLines: number;
  /** Rights for uploading besides the right to upload files. */
  readonly uploadRights: RightsNeeded;
  /** The product without which such files are refused. */
  readonly product?: ProductCode;
  /** Rights for seeing the content besides the right to see files. */
  readonly readRights: RightsNeeded;
  open(tools: LineTools): Promise<C>;
  /** Parses values by column name, trimmed, without empty ones. */
  read(context: C, values: Readonly<Record<string, string>>): { line: L } | { findings: readonly LineFinding[] };
  /** Returns a key that must be unique within the file; null if it has none. */
  keyOf(line: L): { key: string; column: string } | null;
  /** Returns the findings that need the database, for each line; empty if it can be applied. */
  check(tools: LineTools, context: C, lines: readonly L[]): Promise<readonly (readonly LineFinding[])[]>;
  /** Applies lines without findings, with their audit entries. A kind has either this or `keep`. */
  apply?(tools: ApplyTools, context: C, lines: readonly L[]): Promise<void>;
  /**
   * Keeps lines that were checked, wrong ones too, for a release by a user: the noun that keeps them carries them out.
   */
  keep?(tools: LineTools, context: C, fileId: number, lines: readonly ExaminedLine<L>[]): Promise<void>;
  /** Reads the lines that are still wrong, with what is wrong, as rows of a CSV that can be corrected and uploaded. */
  wrongLines?(db: Reader, file: { communityId: number; fileId: number }): AsyncIterable<readonly string[]>;
}

// What is looked up and read goes from one function of a kind to the next, nowhere else
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyFileKind = FileKind<any, any>;

export type FileKinds = readonly AnyFileKind[];

/** Returns the kind of a format, if registered. */
export const kindOf = (kinds: FileKinds, format: string): AnyFileKind | undefined =>
  kinds.find((kind) => kind.format === format || kind.contentFormats?.some((content) => content.format === format));

/** Returns the format of stored content. */
export const contentFormatOf = (kind: AnyFileKind | undefined, format: string): ContentFormat =>
  kind?.contentFormats?.find((content) => content.format === format) ?? csvOf(kind, format);

/** Returns the format of content that begins like this. */
export function recognisedFormat(kind: AnyFileKind, beginning: string): ContentFormat {
  const [csv, ...others] = kind.contentFormats ?? [];
  return others.find(({ recognises }) => recognises?.(beginning)) ?? csv ?? csvOf(kind, kind.format);
}

/** Returns the formats that the content of a kind can have. */
export const contentFormatsOf = (kind: AnyFileKind): readonly ContentFormat[] =>
  kind.contentFormats ?? [csvOf(kind, kind.format)];

const csvOf = (kind: AnyFileKind | undefined, format: string): ContentFormat => ({
  format,
  title: kind?.title ?? format,
  fileType: 'CSV',
  extensions: ['.csv'],
  contentType: 'text/csv',
});

/** Returns what reads content of a format as rows. */
export const rowReaderOf = (kind: AnyFileKind, { rows }: ContentFormat): RowReader =>
  rows ?? ((source, options) => tableRows(source, { ...options, columns: kind.columns }));
