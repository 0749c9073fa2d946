// Generators of clients need the JavaScript compiler API, which TypeScript 7 no longer has
const generators = new Set(['openapi-typescript', '@hey-api/openapi-ts', '@hey-api/codegen-core', '@hey-api/shared']);

function readPackage(manifest) {
  if (generators.has(manifest.name) && manifest.peerDependencies?.typescript) {
    delete manifest.peerDependencies.typescript;
    manifest.dependencies.typescript = '5.9.3';
  }
  return manifest;
}
module.exports = { hooks: { readPackage } };
