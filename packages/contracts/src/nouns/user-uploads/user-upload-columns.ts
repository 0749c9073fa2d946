/** The columns of pasted users, in their order (2K009). */
export const userUploadColumns = {
  loginName: 'Login Name',
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
} as const;
export type UserUploadColumn = keyof typeof userUploadColumns;

/** Users that one upload may have. */
export const MOST_UPLOADED_USERS = 2000;
/** Errors that a check names. */
export const MOST_UPLOAD_ERRORS = 500;

/** What the scope of a role is called (2K012). */
export const scopeTitles: Readonly<Record<string, string>> = {
  COMMUNITY: 'Community',
  SUPPLIER_BUSINESS: 'Supplier Business',
  BUSINESS: 'Business',
};
