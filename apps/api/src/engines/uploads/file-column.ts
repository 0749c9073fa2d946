/**
 * A column of a file. The header row may use its title, name or an alias; case, spaces and punctuation do not matter.
 */
export interface FileColumn {
  readonly name: string;
  readonly title: string;
  /** Names used by other programs and our own exports. */
  readonly aliases?: readonly string[];
  readonly description: string;
  readonly required?: boolean;
  readonly example: string;
  /** Whether it holds card or account numbers, which are only shown masked. */
  readonly secret?: boolean;
  /** Whether its digits are an identifier: leading zeros count, and spreadsheets damage them. */
  readonly digits?: boolean;
}

/** A finding about a line. `column` is a column's name; empty for the whole line. */
export interface LineFinding {
  readonly column: string;
  readonly message: string;
}
