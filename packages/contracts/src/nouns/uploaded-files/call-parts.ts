import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export const uploadedFileId = id().meta({ title: 'File ID', description: 'Identifier of the file.' });
export const uploadedFileParams = z.strictObject({ fileId: uploadedFileId });
