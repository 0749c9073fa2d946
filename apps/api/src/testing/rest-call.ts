import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface RestInput {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

/** Sends a call over REST as a program would, junk included, and returns what came back. */
export async function restCall(
  app: FastifyInstance,
  rest: string,
  contract: AnyContract,
  input: RestInput,
  headers: Record<string, string>,
) {
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    for (const entry of Array.isArray(value) ? value : [value]) query.append(name, textOf(entry));
  const search = query.size > 0 ? `?${query.toString()}` : '';
  const hasBody = input.body !== undefined && contract.method !== 'GET';
  const options: InjectOptions = {
    method: contract.method,
    url: `${rest}/${path}${search}`,
    headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { payload: JSON.stringify(input.body) } : {}),
  };
  const response = await app.inject(options);
  return {
    status: response.statusCode,
    body: response.body,
    contentType: response.headers['content-type'],
    isReplay: response.headers['idempotent-replayed'] === 'true',
  };
}

/** Text for an address; a lone surrogate cannot be percent-encoded and is replaced. */
export function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed();
}
