#!/bin/sh
# Finds customers by name. With a certificate where QUICKPORTAL_CERTIFICATE names its file, otherwise with a key.
set -eu
if [ -n "${QUICKPORTAL_CERTIFICATE:-}" ]; then
  set -- --cert-type P12 --cert "$QUICKPORTAL_CERTIFICATE:$QUICKPORTAL_CERTIFICATE_PASSWORD"
else
  set -- --user "$QUICKPORTAL_KEY:"
fi
curl --silent --show-error --fail-with-body "$@" \
  --header 'Content-Type: application/json' \
  --data '{"query":"Olsson","pageSize":5}' \
  "$QUICKPORTAL_URL/customer-search"
