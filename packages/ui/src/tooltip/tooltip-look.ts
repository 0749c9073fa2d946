/** How a tooltip looks, whichever way it is made. */
export const tooltipLook =
  'max-w-80 rounded-2 bg-ink px-2 py-1 text-12 text-pretty wrap-anywhere text-surface shadow-2';
