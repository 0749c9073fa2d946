import { type CodeSample, type OpenApi, type Operation, operationsOf } from './openapi-types.ts';
import { exampleRequest, sampleCalls } from './sample-calls.ts';
import { curl, node, python } from './sample-programs.ts';
import type { SampleLanguage } from './samples.ts';

/** The day of the committed document: its dates are the same on every run. */
export const DOCUMENT_DAY = '2026-11-20';

const languages = [
  { lang: 'Shell', label: 'curl', write: curl },
  { lang: 'JavaScript', label: 'Node', write: node },
  { lang: 'Python', label: 'Python', write: python },
] as const satisfies { lang: string; label: SampleLanguage; write: unknown }[];

/**
 * Gives the operations that API keys may call programs that run in a new demo where `QUICKPORTAL_KEY` is set (curl, Node
 * 20 or newer, Python 3), and examples that are what these programs send. None for operations that take a file.
 * @param today yyyy-mm-dd
 */
export function addCodeSamples(document: OpenApi, today: string): void {
  const sampled = operationsOf(document).filter(({ operation }) => isSampled(operation));
  for (const { operation } of sampled) addExamples(operation, today);
  const callsOf = sampleCalls(document, today);
  for (const { operation } of sampled) {
    operation['x-codeSamples'] = languages.map(({ lang, label, write }): CodeSample => ({
      lang,
      label,
      source: write(callsOf(operation.operationId, label)),
    }));
  }
}

function isSampled({ security, requestBody }: Operation): boolean {
  const isOpen = security?.some((scheme) => 'apiKey' in scheme) ?? false;
  return isOpen && (!requestBody || 'application/json' in requestBody.content);
}

function addExamples({ operationId, parameters = [], requestBody }: Operation, today: string): void {
  const { params = {}, query = {}, body } = exampleRequest(operationId, today);
  for (const parameter of parameters) {
    if (!('name' in parameter)) continue;
    const example = (parameter.in === 'query' ? query : params)[parameter.name];
    if (example !== undefined) parameter.example = example;
  }
  const content = requestBody?.content['application/json'];
  if (content && body !== undefined) content.example = body;
}
