const typesByEnd: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain',
  xml: 'text/xml',
  eml: 'message/rfc822',
  msg: 'application/vnd.ms-outlook',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  tif: 'image/tiff',
  zip: 'application/zip',
  asice: 'application/vnd.etsi.asic-e+zip',
  p7m: 'application/pkcs7-mime',
  p7s: 'application/pkcs7-signature',
}

export const contentTypeOf = (name: string): string =>
  typesByEnd[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
