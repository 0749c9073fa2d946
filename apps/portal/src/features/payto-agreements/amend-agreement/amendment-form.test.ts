import { amendmentTypesFor, type PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { describe, expect, it } from 'vitest';
import { amendmentForm, releaseRefusal, typesNotOffered } from './amendment-form.ts';
import { amendmentDocument } from '../payto-forms.fixtures.ts';

const schema = amendmentDocument();
const agreement = (status: PayToAgreementStatus, mayRelease = false) => ({
  status,
  statusDisplay: status.charAt(0) + status.slice(1).toLowerCase(),
  amendmentTypes: [...amendmentTypesFor(status)],
  mayRelease,
});
const offered = (of: ReturnType<typeof agreement>, field: string, isWaiting = false) =>
  amendmentForm(schema, of, isWaiting).properties[field]?.['x-form']?.options?.map(({ value }) => value);

describe('the form of an amendment', () => {
  it('offers the types that the status allows', () => {
    expect(offered(agreement('ACTIVE'), 'amendmentType')).toEqual([
      'UNILATERAL_AMENDMENT',
      'BILATERAL_AMENDMENT',
      'STATUS_AMENDMENT',
    ]);
    expect(offered(agreement('SUSPENDED'), 'amendmentType')).toEqual(['STATUS_AMENDMENT']);
    expect(offered(agreement('PENDING'), 'amendmentType')).toEqual(['RECALL_PAYTO_AGREEMENT']);
  });

  it('begins with the only type that is left', () => {
    const values = (status: PayToAgreementStatus) => amendmentForm(schema, agreement(status), false)['x-form'].values;
    expect(values('PENDING')).toMatchObject({ amendmentType: 'RECALL_PAYTO_AGREEMENT' });
    expect(values('ACTIVE')).not.toHaveProperty('amendmentType');
  });

  it('offers no second bilateral amendment, and says why', () => {
    expect(offered(agreement('ACTIVE'), 'amendmentType', true)).not.toContain('BILATERAL_AMENDMENT');
    expect(typesNotOffered(agreement('ACTIVE'), true)).toEqual([
      { label: 'Payment details', reason: 'An amendment waits for the payer.' },
    ]);
    expect(typesNotOffered(agreement('ACTIVE'), false)).toEqual([]);
  });

  it('says of the other types that the status does not allow them', () => {
    expect(typesNotOffered(agreement('SUSPENDED'), false).map(({ reason }) => reason)).toEqual([
      'Not possible while the agreement is suspended.',
      'Not possible while the agreement is suspended.',
    ]);
  });

  it('releases only what the own side suspended', () => {
    expect(offered(agreement('ACTIVE'), 'statusChange')).toEqual(['SUSPEND', 'CANCEL']);
    expect(offered(agreement('SUSPENDED', true), 'statusChange')).toEqual(['RELEASE', 'CANCEL']);
    expect(offered(agreement('SUSPENDED'), 'statusChange')).toEqual(['CANCEL']);
    expect(releaseRefusal(agreement('SUSPENDED'))).toMatch(/^The payer suspended it\./);
    expect(releaseRefusal(agreement('SUSPENDED', true))).toBeUndefined();
  });
});
