import type { ProductConfig } from '@quickportal/contracts/products/product-config';
import { productTitle, switchProducts } from '@quickportal/contracts/rules/payments/product-chains';
import {
  flagsOfProducts,
  type ProductFlag,
  type ProductFlags,
} from '@quickportal/contracts/rules/payments/product-flags';
import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { useCommunity } from '../../data/session.ts';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { CommunityProductsView } from './community-products.view.tsx';
import { switchedBetween } from './product-texts.ts';
import { useProductConfig, useProductUse } from './products.data.ts';
import { WhatProductsStop } from './what-products-stop.view.tsx';

/** The external payment gateway's own community, whose products are changed there. */
const PAYWAY_COMMUNITY = 1;

export default function CommunityProductsPage() {
  const { communityId } = useCommunity();
  const config = useProductConfig(communityId);
  return (
    <QueryResult
      query={config}
      skeleton={<OverviewSkeleton title="Community Products" />}
      failed="The products did not load"
    >
      {(data) => <Products config={data} />}
    </QueryResult>
  );
}

const flagsOf = (config: ProductConfig): ProductFlags =>
  Object.fromEntries(flagsOfProducts.map((flag) => [flag, config[flag]])) as unknown as ProductFlags;

function Products({ config }: { config: ProductConfig }) {
  const { communityId, communityName } = useCommunity();
  const mayChange = useMay('products.updateConfig');
  const doneOrWaits = useDoneOrWaits();
  const [chosen, setChosen] = useState<ProductFlags | null>(null);
  const [refusals, setRefusals] = useState<Partial<Record<ProductFlag, string>>>({});
  const [isAsking, setIsAsking] = useState(false);
  const use = useProductUse(isAsking ? communityId : null);
  const stored = flagsOf(config);
  const wanted = chosen ?? stored;
  const { on, off } = switchedBetween(stored, wanted);
  const guard = useLeaveGuard({ dirty: on.length + off.length > 0 && !isAsking, sending: null });
  const reset = () => {
    setChosen(null);
    setRefusals({});
  };
  const onSwitch = (flag: ProductFlag, isOn: boolean) => {
    const { flags, refusals: found } = switchProducts(
      wanted,
      { [flag]: isOn },
      { providesTokens: config.preregAccountTokenGenIsProvided },
    );
    // A flag that is refused stays where it was
    setRefusals(found);
    if (Object.keys(found).length === 0) setChosen(flags);
  };
  return (
    <>
      <CommunityProductsView
        communityName={communityName}
        config={config}
        wanted={wanted}
        refusals={refusals}
        readOnly={readOnlyText(communityId, mayChange)}
        onSwitch={onSwitch}
        onDiscard={reset}
        onSave={() => setIsAsking(true)}
      />
      {isAsking && (
        <ConfirmChange
          call="products.updateConfig"
          input={{ params: { communityId }, body: { ...wanted, confirm: true, version: config.version } }}
          seen={config}
          title={off.length > 0 ? `Switch off ${off.map(productTitle).join(', ')}?` : 'Switch on products?'}
          action="Save products"
          tone={off.length > 0 ? 'danger' : 'primary'}
          actionDisabled={off.length > 0 && !use.data}
          done={doneOrWaits('Products saved', 'The change of the products')}
          onDone={() => {
            setIsAsking(false);
            reset();
          }}
          onClose={() => setIsAsking(false)}
        >
          <WhatProductsStop on={on} off={off} use={use.data} />
        </ConfirmChange>
      )}
      {guard.dialog}
    </>
  );
}

function readOnlyText(communityId: number, mayChange: boolean): string | null {
  if (communityId === PAYWAY_COMMUNITY) return 'The products of the PayWay community cannot be changed here.';
  return mayChange ? null : 'Staff who may change communities switch products.';
}
