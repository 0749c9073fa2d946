/** What the server puts into a sign-in page; in the built page each is a placeholder that it fills in. */
export interface PageValues {
  base: string;
  csrfToken: string;
  /** `true` in a demo database: the demo sign-ins are offered. */
  demo: string;
  /** `true` where visitors may make sandboxes: the link to it is shown. */
  sandboxes: string;
  /** Codes from the query of the page, empty without. */
  error: string;
  notice: string;
  /** Page to go to afterwards, empty for the first. */
  returnTo: string;
}

export const placeholders: PageValues = {
  base: '%BASE_PATH%',
  csrfToken: '%CSRF_TOKEN%',
  demo: '%DEMO%',
  sandboxes: '%SANDBOXES%',
  error: '%ERROR%',
  notice: '%NOTICE%',
  returnTo: '%RETURN_TO%',
};

/** Props of every sign-in page. */
export interface SignInPageProps {
  values: PageValues;
}
