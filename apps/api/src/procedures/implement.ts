import { responseSchema } from '@quickportal/contracts/kernel/response';
import type {
  ResponseInputOf,
  ResponseOf,
  AnyContract,
  InputOf,
  ParsedOf,
} from '@quickportal/contracts/kernel/contract';
import { inputParser } from '@quickportal/contracts/kernel/input';
import {
  type AnyTRPCProcedure,
  type AnyTRPCRouter,
  initTRPC,
  type TRPCError,
  type TRPCProcedureBuilder,
} from '@trpc/server';
import { requireAccess, requireProduct } from '../engines/access/authorise.ts';
import { runInTurn, spendCalls } from '../engines/access/call-limits.ts';
import { auditRefusal, refusalOf } from '../engines/audit/refusals.ts';
import { actingWhereAddressed, communityPartOf } from './community-of-call.ts';
import { withContract } from './caller-reader.ts';
import type { CallContext, Context } from './context.ts';
import { checkDepth } from '../kernel/paging.ts';
import { Problem } from '../kernel/problem.ts';
import { businessDay } from './today.ts';
import { problemOf, trpcErrorOf } from '../kernel/trpc-error.ts';

/** Metadata of a procedure. */
export interface ProcedureMeta {
  contract: AnyContract;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const problem = problemOf(error).document(ctx?.origin.requestId ?? '');
      return {
        ...shape,
        message: problem.detail ?? problem.title,
        data: { ...shape.data, httpStatus: problem.status, problem },
      };
    },
  });

export const router = t.router;

/** Returns every procedure of a router by its full name, such as customers.get. */
export const proceduresOf = (anyRouter: AnyTRPCRouter) =>
  anyRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>;

// Not awaited: the caller is refused whether or not the audit entry could be written
function recordRefusal({ services, actor, origin }: Context, { name, summary }: AnyContract, error: TRPCError): void {
  if (error.code !== 'FORBIDDEN') return;
  const { detail } = problemOf(error);
  void auditRefusal(services, { actor, origin, call: name, description: refusalOf(summary, detail) });
}

/** Validates the record in a lost-update problem against the contract, as a response is. */
function toDeclaredProblem(contract: AnyContract, problem: Problem): Problem {
  const { type, current, cause } = problem;
  if (current === undefined) return problem;
  return new Problem(type, { cause, current: contract.current?.parse(current) });
}

// The shape in which tRPC's own input middleware passes on parsed input, which cannot know the current date
type Next = (options: { ctx: CallContext; input: unknown }) => Promise<Result>;
type Result = { ok: false; error: TRPCError } | { ok: true; data: unknown; marker: never };

type Implementation<C extends AnyContract> = TRPCProcedureBuilder<
  Context,
  ProcedureMeta,
  Pick<CallContext, 'contract' | 'db'>,
  InputOf<C>,
  ParsedOf<C>,
  ResponseInputOf<C>,
  ResponseOf<C>,
  false
>;

/**
 * Creates the procedure of a contract, which supplies rights, input, output and meta. Finish it with `.query(...)` or
 * `.mutation(...)`, matching the contract's kind.
 */
export const implement = <C extends AnyContract>(contract: C): Implementation<C> => {
  const parse = inputParser(contract);
  const response = responseSchema(contract);
  const communityPart = communityPartOf(contract);
  // One middleware for everything, because each middleware of tRPC costs as much as the rest of a call
  return t.procedure.meta({ contract }).use(async ({ ctx, getRawInput, next }) => {
    try {
      // Refuse before anything is parsed
      spendCalls(ctx, contract.cost);
      requireAccess(contract, ctx.actor);
      const raw = await getRawInput();
      const actor = communityPart ? await actingWhereAddressed(ctx, communityPart, raw) : ctx.actor;
      requireProduct(contract, actor);
      const call = withContract({ ...ctx, actor }, contract);
      return await runInTurn(call, contract.cost, async () => {
        const input = parse(raw, contract.body && businessDay(call));
        if (contract.kind === 'query') checkDepth(input as object);
        const result = await (next as unknown as Next)({ ctx: call, input });
        if (!result.ok) throw result.error;
        return { ...result, data: response.parse(result.data) };
      });
    } catch (cause) {
      const error = trpcErrorOf(toDeclaredProblem(contract, problemOf(cause)));
      recordRefusal(ctx, contract, error);
      throw error;
    }
  }) as never;
};
