import { facilityRights, type Right } from '@quickportal/contracts/access/rights';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { viewAsHoldings, type Holdings } from './view-as-rights.ts';

const someRights = fc.uniqueArray(fc.constantFrom(...facilityRights.slice(0, 8)), { maxLength: 6 });
const businesses = [1, 2, 3];
const holdings: fc.Arbitrary<Holdings> = fc.record({
  rights: someRights.map((rights) => new Set(rights)),
  businessRights: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...businesses), someRights), { selector: ([id]) => id, maxLength: 3 })
    .map((entries) => new Map(entries.map(([id, rights]) => [id, new Set(rights)]))),
  businessIds: fc.option(fc.subarray(businesses), { nil: null }),
});

const holds = ({ rights, businessRights, businessIds }: Holdings, right: Right, businessId: number): boolean =>
  (businessIds === null || businessIds.includes(businessId)) &&
  (rights.has(right) || (businessRights.get(businessId)?.has(right) ?? false));

it('holds exactly what both hold, business by business', () => {
  fc.assert(
    fc.property(holdings, holdings, (viewer, viewed) => {
      const both = viewAsHoldings(viewer, viewed);
      for (const right of facilityRights.slice(0, 8)) {
        for (const businessId of [...businesses, 4]) {
          expect(holds(both, right, businessId)).toBe(
            holds(viewer, right, businessId) && holds(viewed, right, businessId),
          );
        }
        expect(both.rights.has(right)).toBe(viewer.rights.has(right) && viewed.rights.has(right));
      }
    }),
  );
});

it('never adds anything by viewing oneself', () => {
  fc.assert(
    fc.property(holdings, (own) => {
      const same = viewAsHoldings(own, own);
      expect(same.rights).toEqual(own.rights);
      expect(same.businessIds).toEqual(own.businessIds);
    }),
  );
});
