"""Finds customers by name. With a certificate where QUICKPORTAL_CERTIFICATE names its PEM file, otherwise with a key."""
import base64, json, os, ssl, sys, urllib.error, urllib.request

context = ssl.create_default_context()
headers = {"Content-Type": "application/json"}
if certificate := os.environ.get("QUICKPORTAL_CERTIFICATE"):
    context.load_cert_chain(certificate, password=os.environ["QUICKPORTAL_CERTIFICATE_PASSWORD"])
else:
    key = base64.b64encode(f"{os.environ['QUICKPORTAL_KEY']}:".encode()).decode()
    headers["Authorization"] = f"Basic {key}"

request = urllib.request.Request(
    f"{os.environ['QUICKPORTAL_URL']}/customer-search",
    method="POST",
    headers=headers,
    data=json.dumps({"query": "Olsson", "pageSize": 5}).encode(),
)
try:
    with urllib.request.urlopen(request, context=context) as response:
        for customer in json.load(response)["items"]:
            print(customer["customerId"], customer["customerName"])
except urllib.error.HTTPError as error:
    # A problem document (RFC 9457): type, title, detail, requestId
    sys.exit(f"{error.code} {error.read().decode()}")
