import type { FileKinds } from '../../engines/uploads/file-kind.ts';
import { kindsOfNouns } from './file-kinds.gen.ts';

const nouns: readonly FileKinds[] = kindsOfNouns;

/** What can be uploaded: `file-kinds.ts` in a noun's folder says what it takes. */
export const fileKinds: FileKinds = nouns.flat();
