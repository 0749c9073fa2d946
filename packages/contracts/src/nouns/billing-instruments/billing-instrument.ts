import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';

/** What an instrument bills (2E017). */
const BillingEvent = z
  .strictObject({
    billingEventName: shownText('Event Name', 'What happened.', 'Card payment approved'),
    soldItemCode: shownText('Sold Item', 'Code of the item that it is billed as.', 'QT-CARD'),
    feeCode: shownText('Fee Type', 'Code of the fee.', 'TXN'),
  })
  .meta({ id: 'BillingEvent', title: 'Billing event' });

const instrumentShape = {
  billingInstrumentId: id().meta({ title: 'Billing instrument ID', description: 'Identifier of the instrument.' }),
  billingInstrumentName: shownText('Name', 'Name of the instrument.', 'Card payments'),
  originSystemCode: shownText('Origin system code', 'System whose events it bills.', 'QST'),
  default: z.boolean().meta({ title: 'Default', description: 'Whether new communities get it.' }),
  billingEvents: z
    .array(BillingEvent)
    .meta({ title: 'Billing events', description: 'What it bills, by name of the event.' }),
};

/** What produces the lines that a community is billed for (2E016). */
export const BillingInstrument = z
  .strictObject(instrumentShape)
  .meta({ id: 'BillingInstrument', title: 'Billing instrument' });
export type BillingInstrument = z.output<typeof BillingInstrument>;

/** An instrument that a community is billed by (2E018). */
export const CommunityBillingInstrument = z
  .strictObject({
    communityBillingInstrumentId: id().meta({
      title: 'Community billing instrument ID',
      description: 'Identifier of the instrument in the community.',
    }),
    ...instrumentShape,
  })
  .meta({ id: 'CommunityBillingInstrument', title: 'Community billing instrument' });
export type CommunityBillingInstrument = z.output<typeof CommunityBillingInstrument>;
