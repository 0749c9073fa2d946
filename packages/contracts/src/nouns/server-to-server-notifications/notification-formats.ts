export const notificationFormats = ['FORM', 'XML', 'JSON'] as const;
export const formatTitles = { FORM: 'Form fields', XML: 'XML', JSON: 'JSON' } as const;
