# Receives events of QuickPortal: WEBHOOK_SECRET=whsec_... PORT=8080 python3 webhook-receiver.py
import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEY = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
TOLERANCE_SECONDS = 5 * 60
LARGEST_BODY = 1_000_000
IDS_KEPT = 100_000


def is_signed(headers, body):
    """Whether the request was signed with the secret in the last five minutes. body: as it came, before it is parsed."""
    event_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    digest = hmac.new(KEY, f"{event_id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    # There are two while a secret is being replaced; one match is enough
    signatures = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(signature.encode(), expected) for signature in signatures)


# Events about one object come one after the other, in the order of its changes; others come at the same time
def store(event):
    """Store the event here and do long work later: QuickPortal waits for 10 seconds, then it sends the event again."""
    print(event["type"], event["id"], flush=True)


# Keep the IDs in your database, in the transaction that stores the event: these are lost when the program ends
stored = {}


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        self.send_response(self.receive())
        self.end_headers()

    def receive(self):
        length = int(self.headers.get("content-length", "0"))
        if length > LARGEST_BODY:
            return 413
        body = self.rfile.read(length)
        if not is_signed(self.headers, body):
            return 401
        event_id = self.headers["webhook-id"]
        # The same event can come more than once, always with the same id
        if event_id not in stored:
            store(json.loads(body))
            stored[event_id] = True
            if len(stored) > IDS_KEPT:
                del stored[next(iter(stored))]
        return 204

    def log_message(self, *arguments):
        pass


server = ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver)
print(f"Waiting for events on port {server.server_port}", flush=True)
server.serve_forever()
