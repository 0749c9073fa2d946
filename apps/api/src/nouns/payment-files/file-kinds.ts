import type { FileKinds } from '../../engines/uploads/file-kind.ts';
import { paymentFile } from './payment-file.ts';

/** Files that payments come in: one line each. */
export const fileKinds: FileKinds = [paymentFile];
