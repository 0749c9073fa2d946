import { showcaseCustomerId } from '@quickportal/db/seed/demo/demo-named-customers';
import { sampleSchedules } from '@quickportal/db/seed/demo/demo-sample-schedules';
import type { PrecedingCall, SampleContext, Samples } from '../../openapi/samples.ts';

/** The fortnightly schedule of Margaret Olsson. */
const scheduleId = 20_423;
const accountToken = 'C000000000500007';

const adding: PrecedingCall = { operation: 'recurringPayments.create', take: 'paymentScheduleId' };
const ofNew = ({ taken }: SampleContext) => ({ first: [adding], params: { id: taken('paymentScheduleId') } });
const terms = ({ day }: SampleContext) => ({
  accountToken,
  instalmentAmount: '120.50',
  frequency: 'MONTHLY',
  nextPaymentDate: day(10),
  endRule: 'UNTIL_STOPPED',
});

export const recurringPaymentSamples: Samples = {
  'recurringPayments.getCardSurchargesMessage': () => ({ params: { id: 100 } }),
  'recurringPayments.list': () => ({ params: { id: showcaseCustomerId } }),
  'recurringPayments.getFormDefaults': () => ({ params: { id: showcaseCustomerId } }),
  'recurringPayments.preview': (given) => ({ params: { id: showcaseCustomerId }, body: terms(given) }),
  'recurringPayments.create': (given) => ({
    params: { id: showcaseCustomerId },
    body: { description: 'Water rates', ...terms(given) },
  }),
  'recurringPayments.search': () => ({ query: { query: 'water rates' } }),
  'recurringPayments.get': () => ({ params: { id: scheduleId } }),
  'recurringPayments.getFormData': () => ({ params: { id: scheduleId } }),
  'recurringPayments.listOccurrences': () => ({ params: { id: scheduleId } }),
  'recurringPayments.update': (given) => ({
    ...ofNew(given),
    body: { description: 'Water rates, quarter 3', ...terms(given), instalmentAmount: '98.20' },
  }),
  'recurringPayments.changeDate': (given) => ({
    first: [adding],
    params: { id: given.taken('paymentScheduleId'), nominalDate: given.day(10) },
    body: { change: 'GIVE', newAmount: '80.00' },
  }),
  'recurringPayments.stop': (given) => ({ ...ofNew(given), body: {} }),
  'recurringPayments.getFailure': () => ({ params: { id: sampleSchedules.failed } }),
  'recurringPayments.notifyFailure': () => ({
    params: { id: sampleSchedules.failed },
    query: { confirmSendAgain: true },
  }),
  'recurringPayments.resume': ({ one }) => ({ params: { id: one(...sampleSchedules.toResume) }, body: {} }),
  'recurringPayments.retry': ({ one }) => ({ params: { id: one(...sampleSchedules.toRetry) }, body: {} }),
  'recurringPayments.payByAccount': ({ one }) => ({ params: { id: one(...sampleSchedules.underAgreement) } }),
};
