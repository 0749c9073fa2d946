import type { FieldRule, RuleName } from '../../kernel/form-meta.ts';
import { normalAbn, normalAcn } from '../abn.ts';
import { normalNzbn } from '../nzbn.ts';
import { normalAuAccount, normalBsb } from '../accounts/bsb.ts';
import { displayDate, isCalendarDate } from '../dates/calendar-date.ts';
import { cardExpiry, cardScheme, cardSchemeOf, passesLuhn, securityCodeLength } from '../cards/cards.ts';
import { digitsOf } from '../texts/digits.ts';
import { isEmail } from '../contact/email.ts';
import { groupedAmount, parseAmount } from '../money.ts';
import { type NzAccount, readNzAccount } from '../accounts/nz-account.ts';
import { passwordFault } from '../password.ts';
import { payIdFault, type PayIdType, payIdTypes } from '../contact/payid.ts';
import { readPhone } from '../contact/phone.ts';
import { postcodeFitsState } from '../contact/postcode.ts';

/** What a rule may ask about the rest of the form. */
export interface RuleContext {
  /** Today in the community's zone, yyyy-mm-dd. Without it a rule that compares with today throws. */
  today: string | undefined;
  /** Value of another field, undefined while it is hidden or empty. */
  valueOf(field: string): unknown;
  /** Label of another field. */
  titleOf(field: string): string;
}

/** Says what is wrong with a value that is present and of the right type, or null. Never throws on odd values. */
export type NamedRule = (value: unknown, rule: FieldRule, context: RuleContext) => string | null;

const ofText =
  (judge: (text: string, rule: FieldRule, context: RuleContext) => string | null): NamedRule =>
  (value, rule, context) =>
    typeof value === 'string' ? judge(value, rule, context) : null;

const say = (isRight: boolean, message: string): string | null => (isRight ? null : message);

/** A rule that compares with another field, or with `value` (a date, or the word today). */
const comparesDates = (isRight: (date: string, other: string) => boolean, words: string): NamedRule =>
  ofText((date, rule, context) => {
    const other = otherDate(rule, context);
    if (!isCalendarDate(date) || other === undefined || isRight(date, other)) return null;
    return `Enter a date ${words} ${rule.field === undefined ? displayDate(other) : context.titleOf(rule.field)}.`;
  });

function otherDate(rule: FieldRule, context: RuleContext): string | undefined {
  const other = rule.field === undefined ? rule.value : context.valueOf(rule.field);
  if (other === 'today' && rule.field === undefined) {
    if (context.today === undefined) throw new Error(`The rule ${rule.rule} needs today's date`);
    return context.today;
  }
  return typeof other === 'string' && isCalendarDate(other) ? other : undefined;
}

const comparesAmounts = (isRight: (cents: bigint, other: bigint) => boolean, words: string): NamedRule =>
  ofText((amount, rule, context) => {
    const other = rule.field === undefined ? rule.value : context.valueOf(rule.field);
    const [cents, limit] = [parseAmount(amount), typeof other === 'string' ? parseAmount(other) : null];
    if (cents === null || limit === null || isRight(cents, limit)) return null;
    return `Enter ${groupedAmount(limit)} or ${words}.`;
  });

/** The type that was chosen in another field; undefined: as the PayID reads. */
function otherPayIdType({ field }: FieldRule, context: RuleContext): PayIdType | undefined {
  const chosen = field === undefined ? undefined : context.valueOf(field);
  return payIdTypes.find((type) => type === chosen);
}

const nzFaults: Record<Extract<NzAccount, { valid: false }>['reason'], string> = {
  // without an example: what looks like an account is taken out of answers
  form: 'Enter bank, branch, account and suffix: 2, 4, 7 and 2 or 3 digits.',
  bank: 'This bank number is not known. Check the first two digits.',
  'check-digit': 'The check digit is wrong. Check the account number.',
};

/** Rules by name. A field names them in `x-rules`; its `message` replaces the one given here. */
export const namedRules: Readonly<Record<RuleName, NamedRule>> = {
  abn: ofText((text) => say(normalAbn(text) !== null, 'Not a valid ABN. Check the digits.')),
  acn: ofText((text) => say(normalAcn(text) !== null, 'Not a valid ACN. Check the digits.')),
  amountAtLeast: comparesAmounts((cents, other) => cents >= other, 'more'),
  amountAtMost: comparesAmounts((cents, other) => cents <= other, 'less'),
  auAccount: ofText((text) => say(normalAuAccount(text) !== null, 'Enter an account number of one to nine digits.')),
  bsb: ofText((text) => say(normalBsb(text) !== null, 'Enter a BSB of six digits, such as 062-000.')),
  cardExpiry: ofText((text, rule, context) => {
    if (context.today === undefined) throw new Error(`The rule ${rule.rule} needs today's date`);
    const state = cardExpiry(text, context.today);
    return state === 'usable'
      ? null
      : state === 'expired'
        ? 'The card has expired.'
        : 'Enter month and year, such as 08/28.';
  }),
  cardNumber: ofText((text) => say(cardScheme(text) !== null, 'Not a valid card number. Check the digits.')),
  dateAfter: comparesDates((date, other) => date > other, 'after'),
  dateBefore: comparesDates((date, other) => date < other, 'before'),
  dateNotAfter: comparesDates((date, other) => date <= other, 'on or before'),
  dateNotBefore: comparesDates((date, other) => date >= other, 'on or after'),
  email: ofText((text) => say(isEmail(text), 'Enter an email such as name@example.com')),
  equalTo: (value, rule, context) =>
    say(
      rule.field === undefined || value === context.valueOf(rule.field),
      `Must be the same as ${context.titleOf(rule.field ?? '')}.`,
    ),
  luhn: ofText((text) => {
    const digits = digitsOf(text);
    return say(digits !== null && passesLuhn(digits), 'The check digit is wrong. Check the number.');
  }),
  newPassword: ofText((text) => passwordFault(text)),
  nzAccount: ofText((text) => {
    const account = readNzAccount(text);
    return account.valid ? null : nzFaults[account.reason];
  }),
  nzbn: ofText((text) => say(normalNzbn(text) !== null, 'Not a valid NZBN. Check the digits.')),
  payId: ofText((text, rule, context) => payIdFault(text, otherPayIdType(rule, context))),
  phone: ofText((text) =>
    say(
      readPhone(text) !== null,
      'Enter an Australian or New Zealand phone number, or an international one that starts with +.',
    ),
  ),
  postcodeOfState: ofText((text, rule, context) =>
    say(postcodeFitsState(text, rule.field && context.valueOf(rule.field)), 'Enter a postcode of four digits.'),
  ),
  securityCode: ofText((text, rule, context) => {
    const card = rule.field === undefined ? undefined : context.valueOf(rule.field);
    const scheme = typeof card === 'string' ? cardSchemeOf(card) : null;
    const length = scheme === null ? text.length : securityCodeLength(scheme);
    return say(
      /^[0-9]{3,4}$/.test(text) && text.length === length,
      scheme === 'AMEX' ? 'Enter the four digits on the front.' : 'Enter the three digits on the back.',
    );
  }),
  uniqueRows: (value, rule) => say(!hasTwin(value, rule.field), 'List each row only once.'),
};

function hasTwin(rows: unknown, field: string | undefined): boolean {
  if (!Array.isArray(rows)) return false;
  const keys = rows.map((row: unknown) =>
    JSON.stringify(field === undefined ? row : (row as Record<string, unknown> | null)?.[field]),
  );
  return new Set(keys).size < keys.length;
}

/** Findings of a field's rules in their order, each message once. */
export function ruleMessages(rules: readonly FieldRule[], value: unknown, context: RuleContext): string[] {
  const messages = new Set<string>();
  for (const rule of rules) {
    // A page loaded before the server's last release may not know a rule yet; the server still applies it
    const message = Object.hasOwn(namedRules, rule.rule) ? namedRules[rule.rule](value, rule, context) : null;
    if (message !== null) messages.add(rule.message ?? message);
  }
  return [...messages];
}
