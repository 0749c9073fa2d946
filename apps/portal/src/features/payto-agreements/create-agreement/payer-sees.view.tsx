import { Card, CardBody } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { formatMoney } from '@quickportal/ui/money';
import { type EnteredTerms, frequencyWords, paymentAmount, validityWords } from '../agreement-words.ts';

interface PayerSeesProps {
  /** As it would be sent, or as far as it is entered. */
  body: EnteredTerms;
  paidTo: string;
}

const nothing = <span className="text-ink-3">Not entered yet</span>;

/** The agreement as the payer reads it at their bank. */
export function PayerSeesView({ body, paidTo }: PayerSeesProps) {
  const { isMost, amount } = paymentAmount(body);
  const text = (field: string) => (typeof body[field] === 'string' ? body[field] : '');
  const paid = /^[0-9.]+$/.test(amount) ? `${isMost ? 'Up to ' : ''}${formatMoney(amount, 'AUD')}` : '';
  return (
    <Card title="What the payer sees at their bank" dense>
      <CardBody>
        <DescriptionList layout="facts" className="flex-col gap-y-3">
          <DescriptionItem term="Paid to">{paidTo}</DescriptionItem>
          <DescriptionItem term="For">{text('description') || nothing}</DescriptionItem>
          {text('shortDescription') !== '' && (
            <DescriptionItem term="In short">{text('shortDescription')}</DescriptionItem>
          )}
          {text('payeeReference') !== '' && (
            <DescriptionItem term="Reference">{text('payeeReference')}</DescriptionItem>
          )}
          <DescriptionItem term="Amount">{paid || nothing}</DescriptionItem>
          <DescriptionItem term="How often">{frequencyWords(body) || nothing}</DescriptionItem>
          <DescriptionItem term="When">{text('startDate') === '' ? nothing : validityWords(body)}</DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
