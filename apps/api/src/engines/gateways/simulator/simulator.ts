import type { GatewayAdapter } from '../adapter.ts';
import { agreementStep, createAgreement, queryAgreement } from './agreements.ts';
import { amendAgreement, amendmentStep, queryAmendment } from './amendments.ts';
import { bankFileIsDue, queryFile, submitFile } from './bank-files.ts';
import { networkOf, openArrivals, type NetworkServices } from './network.ts';
import { findPayId } from './pay-ids.ts';
import { STEP_TOPIC, type Step } from './notify.ts';
import { authorise, followUp, instructionIsDue, query } from './payments.ts';

/** The simulated networks: cards, banks and payers, with their own tables. */
export const simulator: GatewayAdapter = {
  connect(foundation) {
    const arrivals = openArrivals(foundation);
    return (caller) => {
      const services: NetworkServices = { ...caller, ...arrivals };
      return {
        authorise: (payment) => authorise(services, payment),
        capture: (capture) => followUp(services, 'CAPTURE', capture),
        refund: (refund) => followUp(services, 'REFUND', refund),
        void: (undo) => followUp(services, 'VOID', undo),
        query: (instructionId) => query(services, instructionId),
        submitFile: (file) => submitFile(services, file),
        queryFile: (name) => queryFile(services, name),
        createAgreement: (agreement) => createAgreement(services, agreement),
        amendAgreement: (amendment) => amendAgreement(services, amendment),
        queryAgreement: (agreementId) => queryAgreement(services, agreementId),
        findPayId: (payId, payIdType) => findPayId(services, payId, payIdType),
        queryAmendment: (amendmentId) => queryAmendment(services, amendmentId),
      };
    };
  },
  handlers: [
    {
      topic: STEP_TOPIC,
      async handle(payload, tools) {
        const services = networkOf(tools.services);
        const { step, id } = payload as unknown as Step;
        if (step === 'instruction') return instructionIsDue(services, id);
        if (step === 'bank-file') return bankFileIsDue(services, id);
        if (step === 'amendment-payer' || step === 'amendment-lapse') return amendmentStep(services, id);
        return agreementStep(services, step, id);
      },
    },
  ],
};
