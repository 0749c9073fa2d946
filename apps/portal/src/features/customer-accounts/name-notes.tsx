import { accountTypeCodes, accountTypes } from '@quickportal/contracts/rules/accounts/account-types';
import { printedNameWarning } from '@quickportal/contracts/rules/texts/printed-name';
import { TriangleAlert } from 'lucide-react';

/** Below the name of an account, while it is typed: what the bank will print, where that is another name. */
export function nameNotes(body: Readonly<Record<string, unknown>>): Record<string, React.ReactNode> {
  const notes = accountTypeCodes.flatMap((accountType) => {
    const { holderField } = accountTypes[accountType];
    const name = body[holderField];
    const warning = typeof name === 'string' ? printedNameWarning(accountType, name) : null;
    return warning === null ? [] : [[holderField, <NameNote key={holderField} warning={warning} />] as const];
  });
  return Object.fromEntries(notes);
}

const NameNote = ({ warning }: { warning: string }) => (
  <span className="flex gap-1.5 text-warning-ink">
    <TriangleAlert className="mt-px" aria-hidden="true" />
    {warning}
  </span>
);
