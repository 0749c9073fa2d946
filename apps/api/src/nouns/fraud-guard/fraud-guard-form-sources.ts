import { saveBusinessRules, saveFacilityRules } from '@quickportal/contracts/fraud-guard/contracts';
import type { FraudGuardRules } from '@quickportal/contracts/fraud-guard/fraud-guard-rules';
import {
  findRuledBusiness,
  getBusinessRules,
  getFacilityRules,
} from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { formSource } from '../../forms/form-source.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { loadBusinessRules, showFacilityRules } from './load-rules.ts';

/** Rules as the form begins with them: without what is only shown. */
const formValues = ({
  usualAmountLimit: _usual,
  weakeningWaits: _waits,
  binTestingCode,
  ...values
}: FraudGuardRules) => ({
  ...values,
  ...(binTestingCode !== null && { binTestingCode }),
});

/** Current values of both forms; a business without rules of its own begins with those of its facility. */
export const fraudGuardFormSources = [
  formSource(saveFacilityRules, async (ctx, { communityId }) => ({
    values: formValues(await showFacilityRules(ctx, ctx.db, await getFacilityRules(ctx.db, communityId))),
  })),
  formSource(saveBusinessRules, async (ctx, key) => {
    const { currency } = orNotFound(await findRuledBusiness(ctx.db, key));
    if (await getBusinessRules(ctx.db, key)) {
      const {
        id: _id,
        businessId: _businessId,
        businessName: _businessName,
        name: _name,
        code: _code,
        ...rules
      } = await loadBusinessRules(ctx, ctx.db, key);
      return { values: formValues(rules), currency };
    }
    const facility = await showFacilityRules(ctx, ctx.db, await getFacilityRules(ctx.db, key.communityId));
    return { values: formValues({ ...facility, version: null }), currency };
  }),
];
