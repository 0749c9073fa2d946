import { answerSchema } from '@quickportal/contracts/kernel/answer';
import type { AnswerInputOf, AnswerOf, AnyContract, InputOf, ParsedOf } from '@quickportal/contracts/kernel/contract';
import { inputParser } from '@quickportal/contracts/kernel/input';
import {
  type AnyTRPCProcedure,
  type AnyTRPCRouter,
  initTRPC,
  type TRPCError,
  type TRPCProcedureBuilder,
} from '@trpc/server';
import { authorise } from '../engines/access/authorise.ts';
import { auditRefusal } from '../engines/audit/refusals.ts';
import type { Context } from './context.ts';
import { today } from './today.ts';
import { problemOf, trpcErrorOf } from './trpc-error.ts';

/** What every procedure knows about itself. */
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

/** Every procedure of a router by its full name, such as customers.get. */
export const proceduresOf = (of: AnyTRPCRouter) => of._def.procedures as unknown as Record<string, AnyTRPCProcedure>;

// Runs around every call: refuses before anything is parsed, and gives every failure its status
const served = t.procedure.use(async ({ ctx, meta, next }) => {
  try {
    if (!meta) throw new Error('A procedure without a contract');
    authorise(meta.contract, ctx.actor);
    const result = await next({ ctx: { ...ctx, contract: meta.contract } });
    if (result.ok) return result;
    const error = trpcErrorOf(result.error);
    noteRefusal(ctx, meta.contract.name, error);
    return { ...result, error };
  } catch (cause) {
    const error = trpcErrorOf(cause);
    noteRefusal(ctx, meta?.contract.name ?? 'unknown', error);
    throw error;
  }
});

// Nobody waits for it: the caller gets the refusal whether or not it could be noted
function noteRefusal({ services, actor, origin }: Context, call: string, error: TRPCError): void {
  if (error.code === 'FORBIDDEN') void auditRefusal(services, { actor, origin, call, reason: error.message });
}

/** The context inside a procedure: its contract is known. */
export type CallContext = Context & { readonly contract: AnyContract };

type Implementation<C extends AnyContract> = TRPCProcedureBuilder<
  Context,
  ProcedureMeta,
  { contract: AnyContract },
  InputOf<C>,
  ParsedOf<C>,
  AnswerInputOf<C>,
  AnswerOf<C>,
  false
>;

/**
 * The procedure of a contract: rights, input, output and meta come from it, nothing is restated.
 * Finish it with `.query(...)` or `.mutation(...)`, as the contract's kind says.
 */
export const implement = <C extends AnyContract>(contract: C): Implementation<C> => {
  const parse = inputParser(contract);
  return served
    .meta({ contract })
    .use(async ({ ctx, getRawInput, next }) => {
      const input = parse(await getRawInput(), contract.body && today(ctx));
      // tRPC's own input step hands the parsed input on in the same way, but could not know what day it is
      return (next as (options: { input: unknown }) => ReturnType<typeof next>)({ input });
    })
    .output(answerSchema(contract)) as never;
};
