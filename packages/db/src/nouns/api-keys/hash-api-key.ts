import { createHash } from 'node:crypto';

/** What the database keeps of a key: SHA-256. A fast hash is right for 256 random bits. */
export const hashApiKey = (key: string): Buffer => createHash('sha256').update(key).digest();
