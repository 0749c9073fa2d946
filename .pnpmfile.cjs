// openapi-typescript needs the JavaScript compiler API, which TypeScript 7 no longer has
function readPackage(manifest) {
  if (manifest.name === 'openapi-typescript') {
    delete manifest.peerDependencies.typescript;
    manifest.dependencies.typescript = '5.9.3';
  }
  return manifest;
}
module.exports = { hooks: { readPackage } };
