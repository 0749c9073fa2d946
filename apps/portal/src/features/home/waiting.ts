import type { LinkSearch, PageName } from '../../pages/page-list.ts';

/** One thing that may wait for the user, with the list that its number counts. */
export interface Waiting {
  readonly title: string;
  /** What to do about it. */
  readonly about: string;
  /** What is said where there is none: "No files with errors". */
  readonly none: string;
  readonly tone: 'info' | 'warning' | 'danger';
  /** Undefined: not known yet. */
  readonly count: number | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly to: PageName;
  readonly search: object;
}

/** The list that a number counts, filtered alike. */
export const listOf = <V extends PageName>(to: V, search: Partial<LinkSearch<V>>) => ({ to, search });
