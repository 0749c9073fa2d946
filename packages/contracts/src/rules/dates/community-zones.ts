/** A zone that a community had. */
export interface FormerTimeZone {
  readonly timeZone: string;
  /** The first day that is not a day of this zone, yyyy-mm-dd. */
  readonly until: string;
}

/** The zones of a community's days, of which only the last is shown on screens (ADR 0130). */
export interface CommunityZones {
  /** The zone that the facility chose last. */
  readonly timeZone: string;
  /** Zones of earlier days, the oldest first. */
  readonly formerTimeZones: readonly FormerTimeZone[];
}

/** Every zone that a facility can choose: those with a region and a city, no fixed offsets. */
export const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone').filter(
  (zone) => zone.includes('/') && !zone.startsWith('Etc/'),
);
