import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';

/** What each page of a business says of it. */
export const businessNames = {
  businessId: id().meta({ title: 'Business ID', description: 'Identifier of the business.', examples: [100] }),
  businessName: shownText('Business', 'Its name.', 'Harbour City Water'),
  businessCode: shownText('Business code', 'Its code, which is never changed.', 'HCW'),
  enabled: z.boolean().meta({ title: 'Enabled', description: 'Whether the business takes payments.' }),
};
