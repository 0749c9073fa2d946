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
import { auditRefusal, refusalOf } from '../engines/audit/refusals.ts';
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

// Nobody waits for it: the caller gets the refusal whether or not it could be noted
function noteRefusal({ services, actor, origin }: Context, { name, summary }: AnyContract, error: TRPCError): void {
  if (error.code === 'FORBIDDEN')
    void auditRefusal(services, { actor, origin, call: name, description: refusalOf(summary) });
}

/** The context inside a procedure: its contract is known. */
export type CallContext = Context & { readonly contract: AnyContract };

// tRPC's own input step hands the parsed input on in the same way, but could not know what day it is
type Next = (options: { ctx: { contract: AnyContract }; input: unknown }) => Promise<Result>;
type Result = { ok: false; error: TRPCError } | { ok: true; data: unknown; marker: never };

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
  const answer = answerSchema(contract);
  // One step around every call, because each step of tRPC's costs as much as the rest of a call
  return t.procedure.meta({ contract }).use(async ({ ctx, getRawInput, next }) => {
    try {
      // Refuses before anything is parsed
      authorise(contract, ctx.actor);
      const input = parse(await getRawInput(), contract.body && today(ctx));
      const result = await (next as unknown as Next)({ ctx: { contract }, input });
      if (!result.ok) throw result.error;
      return { ...result, data: answer.parse(result.data) };
    } catch (cause) {
      const error = trpcErrorOf(cause);
      noteRefusal(ctx, contract, error);
      throw error;
    }
  }) as never;
};
