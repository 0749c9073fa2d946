import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { messages } from '@quickportal/contracts/kernel/messages';
import { isCalendarDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { isValues } from '@quickportal/contracts/rules/forms/field-tree';
import type { FormNode } from '@quickportal/contracts/rules/forms/form-document';
import type { Issue } from '@quickportal/contracts/rules/forms/findings';
import { cleanText, isLongerThan, lengthOf, textFault } from '@quickportal/contracts/rules/texts/text-kinds';

type Path = readonly PropertyKey[];

/**
 * Validates types, sizes and formats with the server's messages: what the keywords of `node` say about `value` and
 * everything inside it. Ignores conditions and rules.
 */
export function typeIssues(node: FormNode, value: unknown, path: Path = []): Issue[] {
  if (value === null && node.type?.includes('null') === true) return [];
  const say = (keyword: string, text: string): Issue => ({
    path,
    message: node['x-messages']?.[keyword] ?? node['x-messages']?.[''] ?? text,
  });
  if (value === undefined) return [say('', messages.required)];
  if (node.enum || node.const !== undefined) {
    const offered = node.enum ?? [node.const as Json];
    return offered.includes(value as Json) ? [] : [say('enum', messages.choice)];
  }
  const type = Array.isArray(node.type) ? node.type[0] : node.type;
  switch (type) {
    case 'string':
      return typeof value === 'string' ? textIssues(node, value, say) : [say('', messages.type('string'))];
    case 'number':
    case 'integer':
      return Number.isFinite(value)
        ? numberIssues(node, value as number, type, say)
        : [say('', messages.type('number'))];
    case 'boolean':
      return typeof value === 'boolean' ? [] : [say('', messages.type('boolean'))];
    case 'array':
      return Array.isArray(value) ? listIssues(node, value, path, say) : [say('', messages.type('array'))];
    case 'object':
      return isValues(value) ? objectIssues(node, value, path, say) : [say('', messages.type('object'))];
    default:
      return [];
  }
}

type Say = (keyword: string, text: string) => Issue;

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, known);
  return known;
}

function textIssues(node: FormNode, typed: string, say: Say): Issue[] {
  const { 'x-text': kind, minLength, maxLength } = node;
  const value = cleanText(typed, kind);
  // An invalid date is enough
  if (kind === 'date' && !isCalendarDate(value)) return [say('format', messages.date)];
  // Like the server, which stops at a text that is too long
  if (maxLength !== undefined && isLongerThan(value, maxLength)) return [say('maxLength', messages.longest(maxLength))];
  const issues: Issue[] = [];
  if (minLength !== undefined && lengthOf(value) < minLength) {
    issues.push(say('minLength', value === '' ? messages.required : messages.shortest(minLength)));
  }
  const fault = kind ? textFault(value, kind) : null;
  if (fault !== null) issues.push({ ...say('', ''), message: fault });
  for (const { pattern, 'x-message': message } of node.allOf ?? []) {
    if (!patternOf(pattern).test(value)) issues.push({ ...say('', ''), message });
  }
  return issues;
}

function numberIssues(node: FormNode, value: number, type: 'number' | 'integer', say: Say): Issue[] {
  if (type === 'integer' && !Number.isInteger(value)) return [say('', messages.whole)];
  const issues: Issue[] = [];
  if (type === 'integer' && value > Number.MAX_SAFE_INTEGER)
    issues.push(say('', messages.atMost(Number.MAX_SAFE_INTEGER)));
  if (type === 'integer' && value < Number.MIN_SAFE_INTEGER)
    issues.push(say('', messages.atLeast(Number.MIN_SAFE_INTEGER)));
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = node;
  if (minimum !== undefined && value < minimum) issues.push(say('minimum', messages.atLeast(minimum)));
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) {
    issues.push(say('exclusiveMinimum', messages.moreThan(exclusiveMinimum)));
  }
  if (maximum !== undefined && value > maximum) issues.push(say('maximum', messages.atMost(maximum)));
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) {
    issues.push(say('exclusiveMaximum', messages.lessThan(exclusiveMaximum)));
  }
  return issues;
}

function listIssues(node: FormNode, rows: readonly unknown[], path: Path, say: Say): Issue[] {
  const { items, minItems, maxItems } = node;
  // Like Zod, which ignores the rows of a list that is too long
  if (maxItems !== undefined && rows.length > maxItems) return [say('maxItems', messages.most(maxItems))];
  const issues = items ? rows.flatMap((row, index) => typeIssues(items, row, [...path, index])) : [];
  if (minItems !== undefined && rows.length < minItems) issues.push(say('minItems', messages.fewest(minItems)));
  return issues;
}

function objectIssues(node: FormNode, values: Readonly<Record<string, unknown>>, path: Path, say: Say): Issue[] {
  const { properties = {}, required = [] } = node;
  const issues = Object.entries(properties).flatMap(([name, child]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined && !required.includes(name) ? [] : typeIssues(child, value, [...path, name]);
  });
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(properties, name));
  if (node.additionalProperties === false && unknown.length > 0) issues.push(say('', messages.unknown(unknown)));
  return issues;
}
