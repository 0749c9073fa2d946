import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import type { CardScheme } from '@quickportal/contracts/rules/cards/cards';
import { classNames } from '@quickportal/ui/class-names';
import { TriangleAlert } from 'lucide-react';
import type { Session } from '../../data/session.ts';
import { schemesText } from '../../layout/payments/customer-account.tsx';
import { type AcceptedScheme, schemesNotTaken, whoChangesIt } from './not-taken.ts';

interface AcceptedSchemesViewProps {
  businessName: string;
  accepted: readonly AcceptedScheme[];
  /** The scheme of the number that is typed, as soon as it tells. */
  typed: CardScheme | null;
  /** Of the user who reads it. */
  kind: Session['kind'];
}

/** Which card schemes a business takes, which it does not and who can change that; and that a typed card is none of them. */
export function AcceptedSchemesView({ businessName, accepted, typed, kind }: AcceptedSchemesViewProps) {
  const takes = accepted.length > 0 ? `${businessName} accepts ${schemesText(accepted)}. ` : '';
  const isRefused = typed !== null && !accepted.some(({ cardScheme }) => cardScheme === typed);
  const notTaken = schemesNotTaken(takes === '' ? businessName : 'It', accepted);
  // In the place of the other words, so that the field that is typed in stays where it is
  return (
    <output className={classNames('mb-4 flex gap-1.5 text-13', isRefused ? 'text-warning-ink' : 'text-ink-2')}>
      {isRefused && <TriangleAlert className="mt-px" aria-hidden="true" />}
      {isRefused
        ? `${businessName} does not accept ${cardSchemeTitles[typed]} cards. ${takes}${whoChangesIt(kind)}`
        : `${takes}${notTaken === null ? '' : `${notTaken} ${whoChangesIt(kind)}`}`}
    </output>
  );
}
