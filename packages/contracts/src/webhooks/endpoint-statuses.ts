/** How an endpoint fares. Without schemas, so that the browser can load it. */
export const endpointStatuses = ['WORKING', 'FAILING', 'DISABLED'] as const;
export type EndpointStatus = (typeof endpointStatuses)[number];
