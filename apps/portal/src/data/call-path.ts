import type { CallName, CallParams } from './call.ts';
import { callRoutes } from './call-routes.gen.ts';

/** The path of a call below the REST base, with its parameters filled in: `customers/12/details`. */
export function callPath<N extends CallName>(name: N, params: CallParams<N> | undefined): string {
  const values = (params ?? {}) as Record<string, string | number>;
  return callRoutes[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name} needs ${key}`);
    return encodeURIComponent(value);
  });
}
