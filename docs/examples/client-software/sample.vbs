' Finds customers by name: cscript //nologo sample.vbs
' With a certificate where QUICKPORTAL_CERTIFICATE is its subject in the store of the current user, such as "12".
Option Explicit
Dim environment, request, certificate
Set environment = CreateObject("WScript.Shell").Environment("PROCESS")
Set request = CreateObject("WinHttp.WinHttpRequest.5.1")
certificate = environment("QUICKPORTAL_CERTIFICATE")

request.Open "POST", environment("QUICKPORTAL_URL") & "/customer-search", False
request.SetRequestHeader "Content-Type", "application/json"
If certificate <> "" Then
  request.SetClientCertificate "CURRENT_USER\MY\" & certificate
Else
  request.SetRequestHeader "Authorization", "Basic " & Base64(environment("QUICKPORTAL_KEY") & ":")
End If
request.Send "{""query"":""Olsson"",""pageSize"":5}"
WScript.Echo request.ResponseText
If request.Status <> 200 Then WScript.Quit 1

Function Base64(text)
  Dim node, stream
  Set stream = CreateObject("ADODB.Stream")
  stream.Type = 2
  stream.Charset = "us-ascii"
  stream.Open
  stream.WriteText text
  stream.Position = 0
  stream.Type = 1
  Set node = CreateObject("MSXML2.DOMDocument").CreateElement("base64")
  node.DataType = "bin.base64"
  node.NodeTypedValue = stream.Read
  Base64 = Replace(node.Text, vbLf, "")
End Function
