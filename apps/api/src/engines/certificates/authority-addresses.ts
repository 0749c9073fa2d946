import type { Configuration } from '../../kernel/configuration.ts';

/** Path of the certificate of a root, below the base path. */
export const rootPath = (authorityId: number | string): string => `/certificate-authorities/${authorityId}.crt`;

/** Path of the revocation list of a root, below the base path. */
export const crlPath = (authorityId: number | string): string => `/certificate-authorities/${authorityId}.crl`;

/** Where others fetch the revocation list. Plain http: https would need a check of its own (RFC 5280). */
export function crlAddress({ publicUrl, basePath }: Configuration, authorityId: number): string {
  const address = new URL(basePath + crlPath(authorityId), publicUrl);
  address.protocol = 'http:';
  return address.href;
}
