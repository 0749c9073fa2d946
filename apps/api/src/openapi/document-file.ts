import path from 'node:path';

/** The committed document. */
export const documentFile = path.resolve(import.meta.dirname, '../../openapi.json');
