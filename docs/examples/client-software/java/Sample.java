// Finds customers by name. Java 11 or newer: java Sample.java
import java.io.FileInputStream;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.security.KeyStore;
import java.util.Base64;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

public class Sample {
    public static void main(String[] arguments) throws Exception {
        String certificate = System.getenv("QUICKPORTAL_CERTIFICATE");
        HttpClient.Builder client = HttpClient.newBuilder();
        HttpRequest.Builder request = HttpRequest
            .newBuilder(URI.create(System.getenv("QUICKPORTAL_URL") + "/customer-search"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString("{\"query\":\"Olsson\",\"pageSize\":5}"));
        if (certificate != null) {
            client.sslContext(contextOf(certificate, System.getenv("QUICKPORTAL_CERTIFICATE_PASSWORD").toCharArray()));
        } else {
            String key = System.getenv("QUICKPORTAL_KEY") + ":";
            request.header("Authorization", "Basic " + Base64.getEncoder().encodeToString(key.getBytes("UTF-8")));
        }
        HttpResponse<String> response = client.build().send(request.build(), HttpResponse.BodyHandlers.ofString());
        System.out.println(response.body());
        if (response.statusCode() != 200) {
            System.exit(1);
        }
    }

    /** Presents the certificate of a PKCS#12 file, and trusts what Java trusts. */
    static SSLContext contextOf(String file, char[] password) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream stream = new FileInputStream(file)) {
            store.load(stream, password);
        }
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(store, password);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        return context;
    }
}
