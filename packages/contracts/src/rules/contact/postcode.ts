const AUSTRALIAN_STATES = new Set(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);

/** Whether a postcode fits a state: four digits in Australia, anything elsewhere or while no state is chosen. */
export const postcodeFitsState = (postcode: string, state: unknown): boolean =>
  typeof state !== 'string' || !AUSTRALIAN_STATES.has(state) || /^[0-9]{4}$/.test(postcode);
