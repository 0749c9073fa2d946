/** Whether this is a demo database; the server writes it into the page. */
export const isDemo = (): boolean => document.querySelector<HTMLMetaElement>('meta[name="demo"]')?.content === 'true';
