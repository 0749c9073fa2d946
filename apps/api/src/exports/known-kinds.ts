import type { AnyExportKind } from '../engines/exports/export-kind.ts';
import { kindsOfNouns } from './export-kinds.gen.ts';

const nouns: readonly (readonly AnyExportKind[])[] = kindsOfNouns;

/** Lists that can be exported; nouns add theirs in `<noun>/export-kinds.ts`. */
export const exportKinds: readonly AnyExportKind[] = nouns.flat();
