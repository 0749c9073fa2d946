import { DEMO_API_KEY } from '@quickportal/db/seed/demo/demo-api-keys';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopAuth } from '../engines/auth/stop.ts';
import { createApp } from '../server/app.ts';
import { runSamples } from '../testing/sample-runner.ts';
import { seedTestDemo } from '../testing/seed-test-demo.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { type OpenApi, operationsOf } from './openapi-types.ts';
import { SAMPLE_KEY } from './sample-programs.ts';
import { samplesOfNouns } from './samples.gen.ts';
import { SAMPLE_LANGUAGES, TAKEN } from './samples.ts';

let services: TestServices;
let app: FastifyInstance;
let origin: string;
let operations: ReturnType<typeof operationsOf>;
beforeAll(async () => {
  services = await createTestServices({ configuration: { seed: 'demo' } });
  await seedTestDemo(services);
  app = await createApp(services, { portal: null });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const { basePath } = services.configuration;
  const served = await fetch(`${origin}${basePath}/rest/internal/openapi.json`);
  operations = operationsOf((await served.json()) as OpenApi);
});
afterAll(async () => {
  await app.close();
  await stopAuth(services);
  await services.drop();
});

const sampled = () => operations.filter(({ operation }) => operation['x-codeSamples']);

/** The programs of the served document, as a reader copies them. */
const programsIn = (label: string) =>
  sampled().map(({ operation: { operationId, 'x-codeSamples': samples = [] } }) => {
    const source = samples.find((sample) => sample.label === label)?.source ?? '';
    return { operationId, source: source.replaceAll(services.configuration.publicUrl.origin, origin) };
  });

describe('the code samples', () => {
  it('are there for every operation with JSON that API keys may call, and for no other', () => {
    const open = operations.filter(({ operation: { security, requestBody } }) => {
      const isJson = !requestBody || 'application/json' in requestBody.content;
      return isJson && security?.some((scheme) => 'apiKey' in scheme);
    });
    const ids = open.map(({ operation }) => operation.operationId);
    expect(sampled().map(({ operation }) => operation.operationId)).toEqual(ids);
    expect(sampled().length).toBeGreaterThan(70);
    expect(Object.keys(samplesOfNouns).filter((operationId) => !ids.includes(operationId))).toEqual([]);
  });

  it('hold no placeholder', () => {
    const sources = SAMPLE_LANGUAGES.flatMap((language) => programsIn(language).map(({ source }) => source));
    expect(sources.filter((source) => TAKEN.test(source) || source.includes('undefined') || source === '')).toEqual([]);
  });

  // All languages in one demo, one after the other: what one ends the next one does not need
  it.each(SAMPLE_LANGUAGES)(
    'in %s run in a demo as they are, each with a success that is documented',
    { timeout: 240_000 },
    async (language) => {
      const outcomes = await runSamples(language, programsIn(language), { [SAMPLE_KEY]: DEMO_API_KEY });
      const failed = sampled().flatMap(({ operation: { operationId, responses } }) => {
        const outcome = outcomes.find((candidate) => candidate.operationId === operationId);
        const isFine = outcome && outcome.status < 300 && String(outcome.status) in responses;
        return isFine ? [] : [`${operationId}: ${outcome?.output ?? 'did not run'}`];
      });
      expect(failed).toEqual([]);
    },
  );
});
