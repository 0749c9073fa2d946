import { useSession } from './session.ts';

const PLATFORM_ZONE = 'Australia/Sydney';

/** The zone of the community worked in; without one, that of the platform. */
export const useZone = (): string => useSession().community?.timeZone ?? PLATFORM_ZONE;
