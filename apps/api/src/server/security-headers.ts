import type { FastifyInstance } from 'fastify';

interface HeaderOptions {
  /** Whether people reach the portal over https; then browsers are instructed to stay there. */
  https: boolean;
  /** SHA-256 of the inline scripts in the built pages (the one that sets the theme before the first paint), base64. */
  scriptHashes: readonly string[];
}

/** The content security policy of every page: this origin only, no inline code but the hashed theme script. */
export function contentSecurityPolicy(scriptHashes: readonly string[], styleHashes: readonly string[] = []): string {
  const hashed = (hashes: readonly string[]) => ['', ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self'${hashed(scriptHashes)}`,
    `style-src 'self'${hashed(styleHashes)}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers on every answer (ASVS V3). A route that needs another policy sets its own before. */
export function registerSecurityHeaders(app: FastifyInstance, { https, scriptHashes }: HeaderOptions): void {
  const policy = contentSecurityPolicy(scriptHashes);
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply;
    raw.setHeader('content-security-policy', policy);
    raw.setHeader('x-content-type-options', 'nosniff');
    raw.setHeader('referrer-policy', 'no-referrer');
    raw.setHeader('x-frame-options', 'DENY');
    raw.setHeader('cross-origin-opener-policy', 'same-origin');
    raw.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    raw.setHeader('x-request-id', request.id);
    if (https) raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
}
