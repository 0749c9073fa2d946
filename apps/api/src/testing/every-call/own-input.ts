import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { inputWith, namingFields, withField, type InputField } from './input-fields.ts';
import type { NamedCall, Reach } from './other-community.ts';

/** A path that ends in an id: its beginnings up to each id, with the id's name. */
export const idsIn = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1] as string,
    beginning: path.slice(0, match.index + match[0].length),
  }));
/** The caller's own things where the path names any. */
const ownParams = (reach: Required<Reach>, path: string): Record<string, unknown> =>
  Object.fromEntries(
    idsIn(path).flatMap(({ name, beginning }) => {
      const key = reach.paths[beginning];
      return key ? [[name, key.own]] : [];
    }),
  );
export const namedBy = (reach: Required<Reach>, { path }: InputField): NamedCall | null => {
  const key = [path, path.split('.').at(-1) as string]
    .map((name) => reach.fields[name])
    .find((named) => named !== undefined);
  if (key === undefined) throw new Error(`Say in <noun>/other-community.fixture.ts what ${path} names: reach.fields`);
  return key;
};

/** An input that names the caller's own things wherever it has to name one. */
export function ownInputOf(reach: Required<Reach>, contract: AnyContract) {
  const sample = inputWith(contract, reach.inputs[contract.name]);
  const needed = namingFields(contract).filter(({ part, path }) => {
    const given = reach.inputs[contract.name]?.[part] as Record<string, unknown> | undefined;
    return sample[part]?.[path] !== undefined && given?.[path] === undefined;
  });
  const input = needed.reduce((filled, field) => withField(filled, field, namedBy(reach, field)?.own), sample);
  return {
    ...input,
    params: { ...input.params, ...ownParams(reach, contract.path), ...reach.inputs[contract.name]?.params },
  };
}
