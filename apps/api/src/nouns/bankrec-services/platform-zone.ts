/** The zone whose days count for services that run for all communities. */
export const PLATFORM_ZONE = 'Australia/Sydney';
