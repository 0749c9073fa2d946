/** Base path that the committed document is written with; the served one carries the real one. */
export const DOCUMENT_BASE = '/quickportal';
