import type { Json } from '@quickportal/contracts/kernel/form-meta';

// Properties of errors to log; a database error's detail and query parameters can hold data
const KEPT = [
  'code',
  'constraint',
  'table',
  'schema',
  'column',
  'routine',
  'syscall',
  'address',
  'port',
  'type',
  'status',
];
const DEEPEST = 8;

/**
 * Converts any value to plain JSON: errors with name, message, stack and causes, dates as ISO text, deep nesting cut
 * off.
 */
export function loggable(value: unknown, depth = 0): Json {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : String(value);
    case 'bigint':
      return String(value);
    case 'object':
      return value === null ? null : loggableObject(value, depth);
    default:
      return null;
  }
}

function loggableObject(value: object, depth: number): Json {
  if (depth > DEEPEST) return '[deep]';
  if (value instanceof Error) return loggableError(value, depth);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (Array.isArray(value)) return value.map((item) => loggable(item, depth + 1));
  if (value instanceof Map || value instanceof Set) return `[${value.constructor.name} of ${value.size}]`;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, loggable(item, depth + 1)]));
}

function loggableError(error: Error, depth: number): Json {
  const described: Record<string, Json> = { name: error.name, message: error.message, stack: error.stack ?? '' };
  for (const field of KEPT) {
    const value: unknown = Reflect.get(error, field);
    if (typeof value === 'string' || typeof value === 'number') described[field] = value;
  }
  if (error.cause !== undefined) described.cause = loggable(error.cause, depth + 1);
  if (error instanceof AggregateError) described.errors = loggable(error.errors, depth + 1);
  return described;
}
