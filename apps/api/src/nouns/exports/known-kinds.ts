import type { AnyExportKind } from '../../engines/exports/export-kind.ts';
import { kindsOfNouns } from './export-kinds.gen.ts';

/** Lists that can be exported; nouns add theirs as `<noun>/<list>-export.ts`. */
export const exportKinds: readonly AnyExportKind[] = kindsOfNouns;
