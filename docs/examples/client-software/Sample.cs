// Finds customers by name. .NET 6 or newer: dotnet new console, put this file in place of Program.cs, dotnet run
using System.Net.Http.Headers;
using System.Security.Cryptography.X509Certificates;
using System.Text;

var certificate = Environment.GetEnvironmentVariable("QUICKPORTAL_CERTIFICATE");
using var handler = new HttpClientHandler();
using var client = new HttpClient(handler);
if (certificate is not null)
{
    var password = Environment.GetEnvironmentVariable("QUICKPORTAL_CERTIFICATE_PASSWORD");
    handler.ClientCertificates.Add(new X509Certificate2(certificate, password));
}
else
{
    var key = Encoding.UTF8.GetBytes(Environment.GetEnvironmentVariable("QUICKPORTAL_KEY") + ":");
    client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Basic", Convert.ToBase64String(key));
}

var address = Environment.GetEnvironmentVariable("QUICKPORTAL_URL") + "/customer-search";
var content = new StringContent("{\"query\":\"Olsson\",\"pageSize\":5}", Encoding.UTF8, "application/json");
using var response = await client.PostAsync(address, content);
Console.WriteLine(await response.Content.ReadAsStringAsync());
return response.IsSuccessStatusCode ? 0 : 1;
