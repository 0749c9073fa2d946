import type { Option } from '@quickportal/contracts/kernel/form-meta';
import type { Context } from '../kernel/context.ts';

/** What the server adds to the form of a call: present values, and options that only it knows. */
export interface FormSource {
  /** Name of the contract whose body the form is for. */
  readonly contract: string;
  /** Present values of the body's fields; the params are those of the call's path, already parsed. */
  values?(ctx: Context, params: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Currency of its amounts; the community's where the source does not say. */
  currency?(ctx: Context, params: Record<string, unknown>): Promise<'AUD' | 'NZD'>;
  /** Options by the name that fields give in `optionsFrom`. */
  options?(ctx: Context, params: Record<string, unknown>): Promise<Record<string, Option[]>>;
}
