import type { ProductConfig } from '@quickportal/contracts/products/product-config';
import type { StoredProducts } from '@quickportal/db/products/change-products';

/** The products of a community, as calls return them. */
export const toProductConfig = ({ flags, ...stored }: StoredProducts): ProductConfig => ({ ...flags, ...stored });
