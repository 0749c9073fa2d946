import { hash, randomBytes } from 'node:crypto';

/** Generates 256 random bits as 43 characters that are safe in cookies and URLs. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text can be one of our tokens; anything else needs no query. */
export const looksLikeSecretToken = (text: string): boolean => SHAPE.test(text);

/** Returns the stored form of a token: SHA-256, hexadecimal. A fast hash is sufficient for 256 random bits. */
export const tokenHash = (token: string): string => hash('sha256', token, 'hex');
