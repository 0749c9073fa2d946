/** Functions by name, with the roles that may run them: T tenant, S staff, J jobs, A auth. A test compares them with the grants. */
export type GrantedFunctions = Readonly<Record<string, string>>;
