// Written by `npm run registries`. Who sends service messages of nouns.

export const sendersOfNouns = [
];
