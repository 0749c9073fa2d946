import type { z } from 'zod';

type Decode = (text: string) => unknown;

/** Looks through optional, default, nullable and pipe wrappers at the type that is declared. */
function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as { def: { type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType } };
  if (
    def.innerType &&
    ['optional', 'default', 'nullable', 'prefault', 'nonoptional', 'catch', 'readonly'].includes(def.type)
  )
    return innermost(def.innerType);
  if (def.type === 'pipe' && def.in) return innermost(def.in);
  return schema;
}

const asNumber: Decode = (text) => (/^-?(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : text);
const asBoolean: Decode = (text) => (text === 'true' ? true : text === 'false' ? false : text);
const asText: Decode = (text) => text;

function decoderOf(schema: z.core.$ZodType): (value: string | string[]) => unknown {
  const inner = innermost(schema);
  const { def } = inner._zod as { def: { type: string; element?: z.core.$ZodType } };
  if (def.type === 'array' && def.element) {
    const element = decoderOf(def.element);
    // Given once and joined by commas, or given several times
    return (value) => [value].flat().flatMap((text) => text.split(',').map(element));
  }
  const decode = def.type === 'number' || def.type === 'int' ? asNumber : def.type === 'boolean' ? asBoolean : asText;
  // A parameter given twice stays a list, which the contract then refuses
  return (value) => (Array.isArray(value) ? value : decode(value));
}

/**
 * Turns the text of a path or query string into values by the declared types: decimal digits only, true or
 * false only. What does not fit stays text, so that the contract refuses it. Nothing else is ever coerced.
 */
export function textDecoder(
  shape: z.ZodObject,
): (values: Record<string, string | string[]>) => Record<string, unknown> {
  const decoders = new Map(
    Object.entries(shape.shape).map(([name, schema]) => [name, decoderOf(schema as z.core.$ZodType)]),
  );
  return (values) => {
    const decoded: Record<string, unknown> = {};
    for (const name in values) {
      const value = values[name];
      if (value === undefined) continue;
      const decode = decoders.get(name);
      decoded[name] = decode ? decode(value) : value;
    }
    return decoded;
  };
}
