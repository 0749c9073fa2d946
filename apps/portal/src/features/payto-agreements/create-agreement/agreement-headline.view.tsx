import { Money } from '@quickportal/ui/money';
import { type EnteredTerms, frequencyWords, paymentAmount, paymentWords, validityWords } from '../agreement-words.ts';

interface AgreementHeadlineProps {
  /** As it would be sent. */
  body: EnteredTerms;
  /** The business that is paid. */
  paidTo: string;
  /** The account that payments settle to. */
  account: string;
}

/** What the agreement comes to: who pays whom how much, how often, from when to when. */
export function AgreementHeadline({ body, paidTo, account }: AgreementHeadlineProps) {
  const { isMost, amount } = paymentAmount(body);
  const payerName = typeof body['payerName'] === 'string' ? body['payerName'] : '';
  const first = paymentWords(body, 'first');
  const last = paymentWords(body, 'last');
  return (
    <div className="grid gap-1">
      <p className="text-ink-2">
        {payerName} pays {paidTo}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        {isMost && <span className="text-ink-2">up to</span>}
        <Money amount={amount} currency="AUD" size="hero" />
        <span className="text-16 text-ink-2">{frequencyWords(body)}</span>
      </p>
      <p>{validityWords(body)}</p>
      {first !== '' && <p className="text-13 text-ink-2">First payment: {first}</p>}
      {last !== '' && <p className="text-13 text-ink-2">Last payment: {last}</p>}
      <p className="text-13 text-ink-2">Paid into {account}</p>
    </div>
  );
}
