import type { Option } from '@quickportal/contracts/kernel/form-meta';
import { normalBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { VisuallyHidden } from '@quickportal/ui/visually-hidden';
import { Check, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Search, useFormContext } from '../form-context.ts';
import { type MaskNote, maskNote } from './mask-note.ts';

interface BankNoteProps {
  mask: 'bsb' | 'nzAccount';
  text: string;
  /** Call that looks up whole BSBs; without it only the first digits identify the bank. */
  searchPath: string | undefined;
}

/**
 * Shows the bank while an account number is typed, the branch once a directory has found it, or a doubt. Its line is
 * reserved, so that nothing moves.
 */
export function BankNote({ mask, text, searchPath }: BankNoteProps) {
  const { search } = useFormContext();
  const branch = useBranch(search, searchPath, mask === 'bsb' ? normalBsb(text) : null);
  const { name, isKnown, warning } = branch ? branchNote(branch) : maskNote(mask, text);
  return (
    <output className="mt-1.5 block min-h-4.5 text-13 text-ink-2 in-data-invalid:min-h-0 in-data-invalid:empty:mt-0">
      {name !== undefined && (
        <span className="flex gap-1.5">
          {isKnown && <Check className="mt-px text-success-ink" aria-hidden="true" />}
          {isKnown && <VisuallyHidden>Known bank: </VisuallyHidden>}
          {name}
        </span>
      )}
      {warning !== undefined && (
        <span className="flex gap-1.5 text-warning-ink">
          <TriangleAlert className="mt-px" aria-hidden="true" />
          {warning}
        </span>
      )}
    </output>
  );
}

const branchNote = ({ label, warning }: Option): MaskNote =>
  warning === undefined ? { name: label, isKnown: true } : { name: label, warning };

/** The directory's entry of a whole BSB; null while loading, and if there is none. */
function useBranch(search: Search, searchPath: string | undefined, bsb: string | null): Option | null {
  const [found, setFound] = useState<{ bsb: string; option: Option } | null>(null);
  useEffect(() => {
    if (searchPath === undefined || bsb === null) return undefined;
    const abort = new AbortController();
    search(searchPath, bsb, abort.signal).then(
      ([option]) => option && !abort.signal.aborted && setFound({ bsb, option }),
      // Without the directory, the first digits still identify the bank
      () => {},
    );
    return () => abort.abort();
  }, [search, searchPath, bsb]);
  return found?.bsb === bsb ? found.option : null;
}
