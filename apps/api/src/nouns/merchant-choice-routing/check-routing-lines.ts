import type {
  RoutingCheck,
  RoutingConfiguration,
  RoutingError,
} from '@quickportal/contracts/merchant-choice-routing/routing-upload';
import {
  MOST_ROUTING_ERRORS,
  MOST_ROUTING_LINES,
  routingColumnNames,
  routingColumns,
  type RoutingColumn,
} from '@quickportal/contracts/merchant-choice-routing/routing-columns';
import {
  routingRules,
  thresholdFault,
  type RoutingRule,
} from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import { readPastedLines } from '../../engines/uploads/pasted-lines.ts';
import { withoutCardNumbers } from '../../kernel/redaction.ts';
import { toRouting } from './entered-routing.ts';
import { findRoutable, type RoutableAccounts } from './routable-accounts.ts';
import { toRoutingFields } from './to-merchant-choice-routing.ts';

/** Longest value that an error quotes. */
const LONGEST_VALUE = 100;
const COLUMNS = routingColumnNames.length;
const RULES = routingRules.join(', ').replace(/, (?=[^,]*$)/, ' or ');
const ALL_COLUMNS = `Enter ${COLUMNS} columns: ${Object.values(routingColumns).join(', ')}.`;

type Line = Readonly<Record<RoutingColumn, string>>;
type Fault = readonly [column: RoutingColumn | null, value: string, errorText: string];

/**
 * Reads pasted lines of bulk routing and says what is wrong with each (2R292). The time that it takes follows the length
 * of the text. Throws validation-failed for too many lines.
 */
export function checkRoutingLines(text: string, accounts: RoutableAccounts): RoutingCheck {
  const errors: RoutingError[] = [];
  let errorsCount = 0;
  const report = (lineNumber: number, [column, value, errorText]: Fault) => {
    errorsCount += 1;
    if (errors.length >= MOST_ROUTING_ERRORS) return;
    const providedValueText = withoutCardNumbers(value.slice(0, LONGEST_VALUE).toWellFormed());
    errors.push({
      lineNumber,
      nameOfField: column === null ? '' : routingColumns[column],
      providedValueText,
      errorText,
    });
  };
  const configurations: RoutingConfiguration[] = [];
  const firstLines = new Map<string, number>();
  const lines = readPastedLines(text, { isHeading: isHeadingLine, most: MOST_ROUTING_LINES, field: 'configurations' });
  for (const { lineNumber, values, quoteFault } of lines) {
    if (quoteFault) {
      report(lineNumber, [null, '', 'A quotation mark is not closed, or another one is within the value.']);
      break;
    }
    const faults = faultsOf(values, accounts);
    const key = `${values[0]}\n${values[1]}`;
    const first = values.length === COLUMNS ? firstLines.get(key) : undefined;
    if (first !== undefined) faults.push(['merchantId', values[1] ?? '', `Line ${first} has this merchant already.`]);
    else if (values.length === COLUMNS) firstLines.set(key, lineNumber);
    for (const fault of faults) report(lineNumber, fault);
    if (faults.length === 0) configurations.push(toConfiguration(toLine(values)));
  }
  if (errorsCount === 0 && configurations.length === 0)
    report(1, [null, '', 'Enter at least one line with a merchant.']);
  return { errors, errorsCount, configurations: errorsCount > 0 ? [] : configurations };
}

const plain = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]/g, '');
const headings = routingColumnNames.map((name) => [plain(name), plain(routingColumns[name])]);
const isHeadingLine = (values: readonly string[]): boolean =>
  values.length === COLUMNS && headings.every((names, at) => names.includes(plain(values[at] ?? '')));

const toLine = (values: readonly string[]): Line =>
  Object.fromEntries(routingColumnNames.map((name, at) => [name, values[at] ?? ''])) as Line;

const ruleOf = (text: string): RoutingRule | undefined => routingRules.find((rule) => rule === text.toUpperCase());

function faultsOf(values: readonly string[], accounts: RoutableAccounts): Fault[] {
  if (values.length !== COLUMNS) return [[null, values.join(',').slice(0, LONGEST_VALUE), ALL_COLUMNS]];
  const line = toLine(values);
  const faults: Fault[] = [];
  const found = findRoutable(accounts, line);
  if ('fault' in found) faults.push([found.column, line[found.column], found.fault]);
  for (const scheme of ['mastercard', 'visa'] as const) {
    const [rule, threshold] = [`${scheme}Rule`, `${scheme}Threshold`] as const;
    const known = ruleOf(line[rule]);
    if (known === undefined) faults.push([rule, line[rule], `Enter ${RULES}.`]);
    else {
      const fault = thresholdFault(known, line[threshold], accounts.limits);
      if (fault !== null) faults.push([threshold, line[threshold], fault]);
    }
  }
  return faults;
}

/** A right line as it can be saved: rules in capitals, thresholds with two decimals. */
function toConfiguration(line: Line): RoutingConfiguration {
  const { supplierCode, merchantId, mastercardThreshold, visaThreshold } = line;
  const mastercardRule = ruleOf(line.mastercardRule) ?? 'NONE';
  const visaRule = ruleOf(line.visaRule) ?? 'NONE';
  const routing = toRouting({ mastercardRule, mastercardThreshold, visaRule, visaThreshold });
  return { supplierCode, merchantId, ...toRoutingFields(routing) };
}
