import type { AnyContract, ParsedOf } from '@quickportal/contracts/kernel/contract';
import type { Option } from '@quickportal/contracts/kernel/form-meta';
import type { CallContext } from '../procedures/context.ts';

/** What the server adds to the form of a call. */
export interface FormData<Field extends string = string> {
  /** Current values of the body's fields. */
  readonly values?: { readonly [F in Field]?: unknown };
  /** Options that only the server knows, by the name that fields give in `optionsFrom`. */
  readonly options?: Readonly<Record<string, Option[]>>;
  /** Currency of its amounts; the community's where the source does not say. */
  readonly currency?: 'AUD' | 'NZD';
}

/** The form of the call named `contract`: everything it needs is loaded together, once per request. */
export interface FormSource {
  readonly contract: string;
  load(ctx: CallContext, params: Record<string, unknown>): Promise<FormData>;
}

type ParamsOf<C> = ParsedOf<C> extends { params: infer P } ? P : Record<never, never>;
type FieldsOf<C> = ParsedOf<C> extends { body: infer B } ? keyof B & string : never;

/** The source of a contract's form; `load` gets the params of the call's path, parsed. */
export const formSource = <C extends AnyContract>(
  contract: C,
  load: (ctx: CallContext, params: ParamsOf<C>) => Promise<FormData<FieldsOf<C>>> | FormData<FieldsOf<C>>,
): FormSource => ({
  contract: contract.name,
  load: async (ctx, params) => load(ctx, params as ParamsOf<C>),
});
