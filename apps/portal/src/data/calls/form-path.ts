import type { AskingName, CallParams } from './call.ts';
import { formPaths } from './form-paths.gen.ts';

/** Returns the path of a call's form below the REST base, with the call's parameters: `forms/put/customers/12/details`. */
export function formPath<N extends AskingName>(name: N, params: CallParams<N> | undefined): string {
  const values = (params ?? {}) as Record<string, string | number>;
  const own = formPaths[name].replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name} needs ${key}`);
    return encodeURIComponent(value);
  });
  return `forms/${own}`;
}
