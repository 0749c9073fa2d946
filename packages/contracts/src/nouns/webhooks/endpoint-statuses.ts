/** Statuses of an endpoint. Without schemas, so that the browser can load it. */
export const endpointStatusTitles = { WORKING: 'Enabled', FAILING: 'Failing', DISABLED: 'Disabled' } as const;
export type EndpointStatus = keyof typeof endpointStatusTitles;
export const endpointStatuses = Object.keys(endpointStatusTitles) as [EndpointStatus, ...EndpointStatus[]];
