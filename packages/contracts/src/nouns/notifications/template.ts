import { fieldsOf, type NotificationKind } from './kinds.ts';

/** The words of a notice. Fields are in double braces: {{customerName}}. */
export interface Template {
  subject: string;
  /** Paragraphs with a blank line between. */
  body: string;
}

export const LONGEST_SUBJECT = 150;
export const LONGEST_BODY = 5000;

const FIELD = /\{\{\s*(?<name>[A-Za-z][A-Za-z0-9]*)\s*\}\}/g;

/** What is wrong with a part of a template; an empty list where nothing is. */
function faultsOf(kind: NotificationKind, text: string, longest: number): string[] {
  if (text.trim() === '') return ['Required.'];
  const faults: string[] = [];
  if (text.length > longest) faults.push(`Enter at most ${longest} characters.`);
  const known = fieldsOf(kind);
  const unknown = [...text.matchAll(FIELD)]
    .map((match) => match.groups?.name ?? '')
    .filter((name) => !Object.hasOwn(known, name));
  for (const name of new Set(unknown)) faults.push(`There is no field {{${name}}}.`);
  if (/\{\{|\}\}/.test(text.replaceAll(FIELD, ''))) faults.push('Write a field as {{name}}.');
  return faults;
}

/** Checks a template against the fields of its kind; messages by part, both lists empty where it can be saved. */
export function templateFaults(kind: NotificationKind, { subject, body }: Template): Record<keyof Template, string[]> {
  const subjectFaults = faultsOf(kind, subject, LONGEST_SUBJECT);
  if (/[\r\n]/.test(subject)) subjectFaults.push('Write the subject on one line.');
  return { subject: subjectFaults, body: faultsOf(kind, body, LONGEST_BODY) };
}

/** Fills fields in; one that has no value is left out. Values are taken as they are, braces in them too. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(FIELD, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''));

/** The paragraphs of a body, each on one line. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
