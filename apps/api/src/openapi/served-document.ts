import { DOCUMENT_BASE } from './document-base.ts';
import { METHODS, type OpenApi, type Server } from './openapi-types.ts';

/** The committed document with the base path that this portal really has. */
export function servedDocument(text: string, base: string): string {
  const document = JSON.parse(text) as OpenApi;
  const real = (servers: Server[] | undefined) => {
    for (const server of servers ?? [])
      if (server.url.startsWith(DOCUMENT_BASE)) server.url = base + server.url.slice(DOCUMENT_BASE.length) || '/';
  };
  real(document.servers);
  for (const item of Object.values(document.paths)) {
    real(item.servers);
    for (const method of METHODS) real(item[method]?.servers);
  }
  return JSON.stringify(document);
}
