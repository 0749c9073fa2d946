import { demoReceiverAddress } from '../engines/deliveries/demo-receiver-address.ts';
import type { Configuration } from '../kernel/configuration.ts';
import { DOCUMENT_BASE } from './document-base.ts';
import { addCodeSamples } from './code-samples.ts';
import { keysDocument } from './keys/keys-document.ts';
import { SAMPLE_ORIGIN } from './sample-calls.ts';
import { SAMPLE_RECEIVER } from './samples.ts';
import { METHODS, type OpenApi, type Server } from './openapi-types.ts';

type Place = Pick<Configuration, 'publicUrl' | 'basePath' | 'seed' | 'host' | 'port'>;

/** Whose calls a document describes. */
export type Readers = 'keys' | 'everyone';

/**
 * The committed document, or its part for keys, with the origin and the base path that this portal really has, and
 * samples for today.
 * @param today yyyy-mm-dd
 */
export function servedDocument(
  text: string,
  place: Place,
  { readers, today }: { readers: Readers; today: string },
): string {
  const { publicUrl, basePath: base } = place;
  const receiver = demoReceiverAddress(place) ?? SAMPLE_RECEIVER;
  const whole = JSON.parse(text) as OpenApi;
  const document = readers === 'keys' ? keysDocument(whole) : whole;
  addCodeSamples(document, today);
  const real = (servers: Server[] | undefined) => {
    for (const server of servers ?? [])
      if (server.url.startsWith(DOCUMENT_BASE)) server.url = base + server.url.slice(DOCUMENT_BASE.length) || '/';
  };
  const withServedAddress = (source: string) =>
    source
      .replaceAll(`${SAMPLE_ORIGIN}${DOCUMENT_BASE}/`, `${publicUrl.origin}${base}/`)
      .replaceAll(SAMPLE_RECEIVER, receiver);
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
