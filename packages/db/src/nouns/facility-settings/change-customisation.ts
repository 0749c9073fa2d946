import type { Customisation } from '@quickportal/contracts/facility-settings/customisation';
import { FIRST_LABELS, type Labels } from '@quickportal/contracts/rules/texts/labels';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { updateCommunitySetting } from '../communities/update-community-setting.ts';

const query = preparedQuery('facilitySettings.customisation', ({ communityId }: { communityId: number }) =>
  build
    .selectFrom('app.community_setting')
    .select([
      'supplier_label_singular as supplierLabelSingular',
      'supplier_label_plural as supplierLabelPlural',
      'buyer_label_singular as buyerLabelSingular',
      'buyer_label_plural as buyerLabelPlural',
      'labels_version as version',
    ])
    .where('community_id', '=', communityId),
);

/** What a community calls those who are paid and those who pay. */
export const getCustomisation = async (db: Reader, communityId: number): Promise<Customisation> =>
  (await db.first(query, { communityId })) ?? { ...FIRST_LABELS, version: 1 };

/** The same without its version. */
export async function getLabels(db: Reader, communityId: number): Promise<Labels> {
  const { version: _, ...labels } = await getCustomisation(db, communityId);
  return labels;
}

/** Replaces them, as the next version. */
export async function saveCustomisation(
  trx: WriteTransaction,
  communityId: number,
  { values, version, at }: { values: Labels; version: number; at: Date },
): Promise<void> {
  await updateCommunitySetting(
    trx,
    communityId,
    {
      supplier_label_singular: values.supplierLabelSingular,
      supplier_label_plural: values.supplierLabelPlural,
      buyer_label_singular: values.buyerLabelSingular,
      buyer_label_plural: values.buyerLabelPlural,
      labels_version: version,
    },
    at,
  );
}
