import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import type { z } from 'zod';

/** What a command was given, checked as a form would. Throws SetUpError with a line for each thing that is wrong. */
export function readArguments<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  const lines = error.issues.map(({ path, message }) => `  ${path.map(String).join('.') || 'The whole'}: ${message}`);
  throw new SetUpError(
    `These arguments are not valid:\n${lines.join('\n')}\n`,
    'Correct it and run the command again.',
  );
}

/** The arguments after `npm run <command> --`. */
export const givenArguments = (): string[] => process.argv.slice(2).filter((argument) => argument !== '--');

/** A login name made of a full name: Priya Sharma signs in as priya.sharma. */
export function loginNameOf(fullName: string): string {
  const plain = fullName.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const name = plain
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.+|\.+$/g, '')
    .slice(0, 50);
  if (name.length < 3)
    throw new SetUpError(
      `No login name can be derived from "${fullName}".`,
      'Give the name in Latin letters, three or more.',
    );
  return name;
}
