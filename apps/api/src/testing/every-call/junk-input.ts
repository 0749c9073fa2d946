import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import * as fc from 'fast-check';
import { hostileValue } from './hostile-values.ts';
import type { RestInput } from '../rest-call.ts';
import { sampleInput } from './sample-input.ts';

/** Input that fits but for some hostile values: missing, extra, of another type, or of another world. */
function junkInput(contract: AnyContract): fc.Arbitrary<RestInput> {
  const good = sampleInput(contract);
  const part = (values: Record<string, unknown> | undefined, names: string[]) =>
    fc
      .dictionary(fc.constantFrom(...names, 'extra', '__proto__', 'constructor'), hostileValue, { maxKeys: 4 })
      .map((junk) => ({ ...values, ...junk }));
  const namesOf = (shape: { shape: object } | undefined) => Object.keys(shape?.shape ?? {});
  return fc.record({
    params: fc.oneof(fc.constant(good.params), part(good.params, namesOf(contract.params))),
    query: fc.oneof(fc.constant(good.query), part(good.query, namesOf(contract.query))),
    body: fc.oneof(
      { weight: 4, arbitrary: part(good.body, namesOf(contract.body)) },
      { weight: 1, arbitrary: hostileValue },
    ),
  });
}

/** `count` junk inputs of a call; the same seed gives the same inputs. */
export const junkInputs = (contract: AnyContract, count: number, seed: number): RestInput[] =>
  fc.sample(junkInput(contract), { numRuns: count, seed });
