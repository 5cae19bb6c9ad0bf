import { fromBase64 } from './base64.ts'
import { type Certificate, readCertificate } from './certificate.ts'

/** Returns the certificates in a PEM text; blocks that contain no certificate are skipped. */
export const certificatesIn = (pem: string): Certificate[] =>
  [...pem.matchAll(/-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g)].flatMap(
    ([, text = '']) => {
      try {
        return [readCertificate(fromBase64(text))]
      } catch {
        return []
      }
    },
  )
