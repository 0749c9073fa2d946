import { hash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters that are safe in a cookie and an address. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text can be one of our tokens at all; anything else needs no look in the database. */
export const looksLikeSecretToken = (text: string): boolean => SHAPE.test(text);

/** What the database keeps of a token: SHA-256, hexadecimal. A fast hash is right for 256 random bits. */
export const tokenHash = (token: string): string => hash('sha256', token, 'hex');
