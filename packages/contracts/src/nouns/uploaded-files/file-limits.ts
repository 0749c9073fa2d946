/** Error lines of a file that are kept and shown; all of them are counted. */
export const ERRORS_KEPT = 1000;
/** The same content again within so many days has to be confirmed. */
export const DUPLICATE_DAYS = 90;
/** For so long after its upload a file counts as recently uploaded. Minutes. */
export const RECENT_MINUTES = 10;
/** Contents and error lines are removed so many days after the upload; what is said about the file stays. */
export const CONTENT_DAYS = 90;
/** Longer than this in sending suggests a problem (4 Files). Hours. */
export const SENDING_HOURS = 4;
