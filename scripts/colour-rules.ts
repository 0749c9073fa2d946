/** Rules of axe whose answer depends on colours: all others are answered in one theme for both. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
