import { ChangeRequested } from '@quickportal/contracts/proposals/change-requested';
import type { AnyContract, SuccessStatus } from '@quickportal/contracts/kernel/contract';
import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { z } from 'zod';
import type { ZodOpenApiPathsObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { tagName } from './tags.ts';

const t = initTRPC.meta<OpenApiMeta>().create();

const never = () => undefined as never;

/**
 * A router that is never called: contracts in the form that trpc-to-openapi reads. It writes path, method, texts
 * and path parameters; what it cannot express (`parts`) is generated beside it and moved in afterwards.
 */
export function documentRouter(contracts: readonly AnyContract[]) {
  const procedures = contracts.map((contract) => {
    const procedure = t.procedure
      .meta({
        openapi: {
          method: contract.method,
          path: `/${contract.path}`,
          operationId: contract.name,
          summary: contract.summary,
          description: contract.description,
          tags: [tagName(contract)],
          errorResponses: [],
        },
      })
      .input(contract.params ?? z.object({}))
      .output(z.void());
    return [contract.name, contract.kind === 'query' ? procedure.query(never) : procedure.mutation(never)] as const;
  });
  return t.router(Object.fromEntries(procedures));
}

/** Where the parts of a contract are generated; no call has such a path. */
export const partsPath = ({ name }: AnyContract) => `/~parts/${name}` as const;

const hasBody = (status: SuccessStatus) => status !== 204 && status !== 302;

/** Query, body and answers of every contract, in zod-openapi's terms: one pass, so that components are shared. */
export function documentParts(contracts: readonly AnyContract[]): ZodOpenApiPathsObject {
  return Object.fromEntries(contracts.map((contract) => [partsPath(contract), { post: partsOf(contract) }]));
}

function partsOf({ kind, query, body, responses: reply }: AnyContract) {
  const responses: ZodOpenApiResponsesObject = {};
  for (const [text, schema] of Object.entries(reply)) {
    const status = Number(text) as SuccessStatus;
    responses[`${status}`] = {
      description: schema === ChangeRequested ? WAITS : status === 200 && kind === 'query' ? DATA : successText[status],
      ...(hasBody(status) ? { content: { 'application/json': { schema } } } : {}),
    };
  }
  return {
    ...(query ? { requestParams: { query } } : {}),
    ...(body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    responses,
  };
}

const DATA = 'The requested data.';
const WAITS = 'Sent for approval: nothing has changed yet, and another user must approve the request.';

const successText: Record<SuccessStatus, string> = {
  200: 'Done.',
  201: 'Created, or ready.',
  202: 'Accepted and in progress; poll again.',
  204: 'Done; the response has no content.',
  302: 'Done; the description says where to continue. There is no Location header.',
};
