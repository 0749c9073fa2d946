import type { AuditObjectType } from '@quickportal/contracts/access/audit-objects';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { RightsNeeded } from '@quickportal/contracts/kernel/contract';
import type { EventType } from '@quickportal/contracts/webhooks/event-titles';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Emitted } from '../deliveries/emit.ts';

/** A column of a file. The header row may call it by title, name or alias; case, spaces and signs don't matter. */
export interface FileColumn {
  readonly name: string;
  readonly title: string;
  /** What other programs and our own exports call it. */
  readonly aliases?: readonly string[];
  readonly description: string;
  readonly required?: boolean;
  readonly example: string;
  /** Holds card or account numbers: its values are shown masked only. */
  readonly secret?: boolean;
  /** Its digits are letters: leading zeros count, and spreadsheets damage it when they take it for a number. */
  readonly digits?: boolean;
}

/** What is wrong with a line. `column` is a column's name; empty for the whole line. */
export interface LineFinding {
  readonly column: string;
  readonly message: string;
}

/** What a kind works with. It does nothing outside the database: its work may be run more than once. */
export interface LineTools {
  readonly trx: WriteTransaction;
  readonly now: Date;
  readonly community: { communityId: number; currency: 'AUD' | 'NZD'; timeZone: string };
}

/** What carrying lines out needs besides. */
export interface ApplyTools extends LineTools {
  /** Adds an audit entry that commits with the chunk; where the line came from is added to its description. */
  readonly audit: (note: LineAudit) => Promise<void>;
  /** Tells webhook endpoints what happened, after the commit. */
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

/**
 * A kind of file: what its lines are and what carrying them out does. Registered with one line. The check before the
 * run and the run itself call the same `open`, `read`, `keyOf` and `check`; only the run calls `apply`.
 * `C` is what is looked up once for a chunk of lines, `L` a line that was read.
 */
export interface FileKind<C, L> {
  /** The word for it, capitals: CUSTOMERS. */
  readonly format: string;
  readonly title: string;
  readonly description: string;
  readonly columns: readonly FileColumn[];
  readonly maxBytes: number;
  readonly maxLines: number;
  /** What uploading takes beside the right to upload files. */
  readonly uploadRights: RightsNeeded;
  /** What seeing the content takes beside the right to see files. */
  readonly readRights: RightsNeeded;
  open(tools: LineTools): Promise<C>;
  /** Values by column name, trimmed; empty ones are left out. */
  read(context: C, values: Readonly<Record<string, string>>): { line: L } | { findings: readonly LineFinding[] };
  /** Two lines of one file with the same key are duplicates; null: never one. */
  keyOf(line: L): { key: string; column: string } | null;
  /** Findings that need the database, for each line; empty where it can be carried out. */
  check(tools: LineTools, context: C, lines: readonly L[]): Promise<readonly (readonly LineFinding[])[]>;
  /** Carries out lines that `check` found nothing wrong with, with their audit entries. */
  apply(tools: ApplyTools, context: C, lines: readonly L[]): Promise<void>;
}

// What is looked up and read goes from one function of a kind to the next, nowhere else
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyFileKind = FileKind<any, any>;

export type FileKinds = readonly AnyFileKind[];

/** The kind of a format, if it is registered. */
export const kindOf = (kinds: FileKinds, format: string): AnyFileKind | undefined =>
  kinds.find((kind) => kind.format === format);
