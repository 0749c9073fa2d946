// Finds customers by name. Java 8, before version 8u301 too: javac Sample.java, then java Sample
import java.io.FileInputStream;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.security.KeyStore;
import java.util.Base64;
import java.util.Scanner;
import javax.net.ssl.HttpsURLConnection;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

public class Sample {
    public static void main(String[] arguments) throws Exception {
        String certificate = System.getenv("QUICKPORTAL_CERTIFICATE");
        URL address = new URL(System.getenv("QUICKPORTAL_URL") + "/customer-search");
        HttpURLConnection connection = (HttpURLConnection) address.openConnection();
        connection.setRequestMethod("POST");
        connection.setRequestProperty("Content-Type", "application/json");
        if (certificate != null) {
            char[] password = System.getenv("QUICKPORTAL_CERTIFICATE_PASSWORD").toCharArray();
            ((HttpsURLConnection) connection).setSSLSocketFactory(contextOf(certificate, password).getSocketFactory());
        } else {
            byte[] key = (System.getenv("QUICKPORTAL_KEY") + ":").getBytes("UTF-8");
            connection.setRequestProperty("Authorization", "Basic " + Base64.getEncoder().encodeToString(key));
        }
        connection.setDoOutput(true);
        connection.getOutputStream().write("{\"query\":\"Olsson\",\"pageSize\":5}".getBytes("UTF-8"));
        boolean succeeded = connection.getResponseCode() == 200;
        InputStream stream = succeeded ? connection.getInputStream() : connection.getErrorStream();
        System.out.println(new Scanner(stream, "UTF-8").useDelimiter("\\A").next());
        if (!succeeded) {
            System.exit(1);
        }
    }

    /** Presents the certificate of a PKCS#12 file, by TLS 1.2, and trusts what Java trusts. */
    static SSLContext contextOf(String file, char[] password) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream stream = new FileInputStream(file)) {
            store.load(stream, password);
        }
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(store, password);
        SSLContext context = SSLContext.getInstance("TLSv1.2");
        context.init(keys.getKeyManagers(), null, null);
        return context;
    }
}
