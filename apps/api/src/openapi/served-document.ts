import type { Configuration } from '../kernel/configuration.ts';
import { DOCUMENT_BASE } from './document-base.ts';
import { addCodeSamples } from './code-samples.ts';
import { keysDocument } from './keys/keys-document.ts';
import { SAMPLE_ORIGIN } from './sample-calls.ts';
import { METHODS, type OpenApi, type Server } from './openapi-types.ts';

type Place = Pick<Configuration, 'publicUrl' | 'basePath'>;

/** Whose calls a document describes. */
export type Readers = 'keys' | 'everyone';

/**
 * The committed document, or its part for keys, with the origin and the base path that this portal really has, and
 * samples for today.
 * @param today yyyy-mm-dd
 */
export function servedDocument(
  text: string,
  { publicUrl, basePath: base }: Place,
  { readers, today }: { readers: Readers; today: string },
): string {
  const whole = JSON.parse(text) as OpenApi;
  const document = readers === 'keys' ? keysDocument(whole) : whole;
  addCodeSamples(document, today);
  const real = (servers: Server[] | undefined) => {
    for (const server of servers ?? [])
      if (server.url.startsWith(DOCUMENT_BASE)) server.url = base + server.url.slice(DOCUMENT_BASE.length) || '/';
  };
  const withServedAddress = (source: string) =>
    source.replaceAll(`${SAMPLE_ORIGIN}${DOCUMENT_BASE}/`, `${publicUrl.origin}${base}/`);
  document.info.description = withServedAddress(document.info.description);
  real(document.servers);
  for (const item of Object.values(document.paths)) {
    real(item.servers);
    for (const method of METHODS) {
      real(item[method]?.servers);
      for (const sample of item[method]?.['x-codeSamples'] ?? []) sample.source = withServedAddress(sample.source);
    }
  }
  return JSON.stringify(document);
}
