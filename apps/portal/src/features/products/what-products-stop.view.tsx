import type { ProductUse } from '@quickportal/contracts/products/product-config';
import { productTitle } from '@quickportal/contracts/rules/payments/product-chains';
import { type ProductFlag } from '@quickportal/contracts/rules/payments/product-flags';
import { Spinner } from '@quickportal/ui/spinner';
import { stopsOf } from './product-texts.ts';

interface WhatProductsStopProps {
  on: readonly ProductFlag[];
  off: readonly ProductFlag[];
  /** Undefined while it loads. */
  use: ProductUse | undefined;
}

/** What switching products stops, counted, and what it opens. */
export function WhatProductsStop({ on, off, use }: WhatProductsStopProps) {
  return (
    <div className="grid gap-3">
      {on.length > 0 && <p>Switched on: {on.map(productTitle).join(', ')}.</p>}
      {off.length > 0 && !use && (
        <p className="flex items-center gap-2" aria-busy="true">
          <Spinner /> Counting what stops
        </p>
      )}
      {use &&
        off.map((flag) => (
          <div key={flag}>
            <p>
              <span className="font-medium">{productTitle(flag)}</span> is switched off. Its pages and calls are refused
              from the next one on.
            </p>
            <ul className="list-disc pl-5">
              {stopsOf(flag, use).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
