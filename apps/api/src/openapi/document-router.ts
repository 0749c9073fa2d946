import { answerSchema } from '@quickportal/contracts/kernel/answer';
import type { AnyContract, SuccessStatus } from '@quickportal/contracts/kernel/contract';
import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { z } from 'zod';

const t = initTRPC.meta<OpenApiMeta>().create();

/** Where the pieces of an operation that trpc-to-openapi cannot express are generated, to be moved afterwards. */
export const PIECES = '/~pieces';
export const answerPiece = (contract: AnyContract, status: SuccessStatus) =>
  `${PIECES}/${contract.name}/${status}` as const;
export const queryPiece = (contract: AnyContract) => `${PIECES}/${contract.name}/query` as const;

const empty = z.object({});

function operation(contract: AnyContract, status: SuccessStatus) {
  const { method, params, query, body } = contract;
  const rest = method === 'GET' || method === 'DELETE' ? query : body;
  const input = z.object({ ...params?.shape, ...rest?.shape });
  const schema = contract.answers[status] ?? answerSchema(contract);
  return t.procedure
    .meta({
      openapi: {
        method,
        path: `/${contract.path}`,
        operationId: contract.name,
        summary: contract.summary,
        description: contract.description,
        tags: [contract.name.split('.')[0] as string],
        errorResponses: [],
      },
    })
    .input(input)
    .output(status === 204 || status === 302 ? z.void() : schema);
}

function piece(path: `/${string}`, input: z.ZodObject, output: z.ZodType) {
  return t.procedure
    .meta({ openapi: { method: 'GET', path, errorResponses: [] } })
    .input(input)
    .output(output)
    .query(() => undefined as never);
}

const statusesOf = (contract: AnyContract) =>
  Object.keys(contract.answers).map((status) => Number(status) as SuccessStatus);

/** A router that is never called: contracts in the form that trpc-to-openapi reads. */
export function documentRouter(contracts: readonly AnyContract[]) {
  const procedures: Record<string, ReturnType<typeof piece>> = {};
  for (const contract of contracts) {
    const [first, ...others] = statusesOf(contract);
    const main = operation(contract, first as SuccessStatus);
    procedures[contract.name] = (
      contract.kind === 'query' ? main.query(() => undefined as never) : main.mutation(() => undefined as never)
    ) as never;
    for (const status of others) {
      if (status === 204 || status === 302) continue;
      procedures[`${contract.name}~${status}`] = piece(
        answerPiece(contract, status),
        empty,
        contract.answers[status] as z.ZodType,
      );
    }
    if (contract.query && contract.method !== 'GET' && contract.method !== 'DELETE') {
      procedures[`${contract.name}~query`] = piece(queryPiece(contract), contract.query, z.object({ ok: z.boolean() }));
    }
  }
  return t.router(procedures);
}
