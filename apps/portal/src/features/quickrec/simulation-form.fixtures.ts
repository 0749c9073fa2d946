import { createSimulationLine } from '@quickportal/contracts/quickrec/contracts';
import { formSchema } from '@quickportal/forms/schema/form-schema';

/** The form of a new line, as the server fills it. */
export const newLineForm =
  createSimulationLine.body &&
  formSchema(createSimulationLine.body, {
    values: { templateName: 'DIRECT_CREDIT', valueDate: '2026-11-20' },
    options: {},
    today: '2026-11-20',
  });
