<?php
// Finds customers by name. PHP 7.4 or newer with the extension curl: php sample.php
$certificate = getenv('QUICKPORTAL_CERTIFICATE');
$request = curl_init(getenv('QUICKPORTAL_URL') . '/customer-search');
curl_setopt_array($request, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
    CURLOPT_POSTFIELDS => json_encode(['query' => 'Olsson', 'pageSize' => 5]),
]);
curl_setopt_array($request, $certificate
    ? [
        CURLOPT_SSLCERTTYPE => 'P12',
        CURLOPT_SSLCERT => $certificate,
        CURLOPT_SSLCERTPASSWD => getenv('QUICKPORTAL_CERTIFICATE_PASSWORD'),
    ]
    : [CURLOPT_USERPWD => getenv('QUICKPORTAL_KEY') . ':']);

$body = curl_exec($request);
if ($body === false) {
    fwrite(STDERR, curl_error($request) . "\n");
    exit(1);
}
if (curl_getinfo($request, CURLINFO_RESPONSE_CODE) !== 200) {
    // A problem document (RFC 9457): type, title, detail, requestId
    fwrite(STDERR, $body . "\n");
    exit(1);
}
foreach (json_decode($body, true)['items'] as $customer) {
    echo $customer['customerId'], ' ', $customer['customerName'], "\n";
}
