import type { FileKinds } from '../../engines/uploads/file-kind.ts';
import { customerFile } from './customer-file.ts';

/** Files that customers come in: one line each. */
export const fileKinds: FileKinds = [customerFile];
