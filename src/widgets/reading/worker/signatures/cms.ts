import { CannotRead, damagedError } from '../unreadable.ts'
import { type HashName, hashOf, type Scheme, schemeOf } from './algorithms.ts'
import {
  type Asn,
  inContext,
  isSame,
  itemAt,
  itemWithTag,
  oidOf,
  readAsn,
  requireValue,
  SEQUENCE,
  SET,
  timeOf,
} from './asn.ts'
import { fromBase64 } from './base64.ts'
import { type Certificate, certificateOf } from './certificate.ts'

const [signedData, envelopedData] = ['1.2.840.113549.1.7.2', '1.2.840.113549.1.7.3']
const attribute = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
} as const

export type CmsSigner = {
  certificate: Certificate | undefined
  hash: () => HashName
  scheme: () => Scheme
  signature: Uint8Array<ArrayBuffer>
  /** The signed attributes, which include the digest of the content. Undefined if the content was signed directly. */
  attributes: { signed: Uint8Array<ArrayBuffer>; digest: Uint8Array; contentType: string } | undefined
  claimedTime: Date | undefined
  /** The digest by which the signature identifies the signer's certificate. */
  namedCertificate: { hash: () => HashName; digest: Uint8Array } | undefined
  timeStamp: Asn | undefined
}
export type CmsMessage = {
  contentType: string
  /** The signed file; null if the message does not contain it. */
  content: Uint8Array<ArrayBuffer> | null
  certificates: readonly Certificate[]
  signers: readonly CmsSigner[]
}

type Values = ReadonlyMap<string, Asn>
const valuesOf = (attributes: Asn | undefined): Values =>
  new Map(
    (attributes?.items ?? []).flatMap((one) => {
      const value = one.items[1]?.items[0]
      return value ? [[oidOf(itemAt(one, 0)), value] as const] : []
    }),
  )

const sha256 = (): HashName => 'SHA-256'
/**
 * Reads the digest of the signer's certificate. The newer attribute (v2) names its hash, by default SHA-256; the older
 * one always uses SHA-1.
 */
const namedCertificateOf = (values: Values): CmsSigner['namedCertificate'] => {
  const id = values.get(attribute.signingCertificateV2)?.items[0]?.items[0]
  if (id) {
    const [first, second] = id.items
    return first?.tag === SEQUENCE
      ? { hash: () => hashOf(first), digest: requireValue(second).content }
      : { hash: sha256, digest: requireValue(first).content }
  }
  const old = values.get(attribute.signingCertificate)?.items[0]?.items[0]
  return old && { hash: () => 'SHA-1', digest: itemAt(old, 0).content }
}

const attributesOf = (found: Asn | undefined, values: Values): CmsSigner['attributes'] => {
  const [digest, type] = [values.get(attribute.messageDigest), values.get(attribute.contentType)]
  if (!found) return undefined
  if (!digest || !type) throw damagedError()
  // Signed attributes are hashed with the tag of a SET OF instead of their tag in the message.
  const signed = Uint8Array.from(found.raw)
  signed[0] = 0x31
  return { signed, digest: digest.content, contentType: oidOf(type) }
}

const certificateOfSigner = (id: Asn, all: readonly Certificate[]): Certificate | undefined => {
  if (id.tag === inContext(0)) return all.find(({ keyId }) => keyId && isSame(keyId, id.content))
  const [issuer, serial] = [itemAt(id, 0), itemAt(id, 1)]
  return all.find((one) => isSame(one.issuer, issuer.raw) && isSame(one.serial, serial.content))
}

const signerOf = (info: Asn, certificates: readonly Certificate[]): CmsSigner => {
  const found = itemWithTag(info, inContext(0))
  // The first value with this tag may be an optional key identifier; the attributes are then the next one.
  const own = found === info.items[1] ? info.items.slice(2).find(({ tag }) => tag === inContext(0)) : found
  const values = valuesOf(own)
  const rest = info.items.slice(own ? info.items.indexOf(own) + 1 : 3)
  const [algorithm, signature] = [requireValue(rest[0]), requireValue(rest[1])]
  const hash = () => hashOf(itemAt(info, 2))
  const time = values.get(attribute.signingTime)
  return {
    certificate: certificateOfSigner(itemAt(info, 1), certificates),
    hash,
    scheme: () => schemeOf(algorithm, hash()),
    signature: signature.content,
    attributes: attributesOf(own, values),
    claimedTime: time && timeOf(time),
    namedCertificate: namedCertificateOf(values),
    timeStamp: valuesOf(itemWithTag(info, inContext(1))).get(attribute.timeStamp),
  }
}

const mostSigners = 50

export const cmsOf = (outer: Asn): CmsMessage => {
  const type = oidOf(itemAt(outer, 0))
  if (type === envelopedData)
    throw new CannotRead(
      'Файлът е шифрован',
      'Отваря се само с ключа на получателя, с програмата за електронния подпис.',
    )
  if (type !== signedData) throw damagedError()
  const data = itemAt(itemAt(outer, 1), 0)
  const inner = itemAt(data, 2)
  const content = itemWithTag(inner, inContext(0))
  const certificates = (itemWithTag(data, inContext(0))?.items ?? [])
    .filter(({ tag }) => tag === SEQUENCE)
    .slice(0, mostSigners)
    .map(certificateOf)
  const infos = data.items.at(-1)
  if (infos?.tag !== SET || infos.items.length > mostSigners) throw damagedError()
  return {
    contentType: oidOf(itemAt(inner, 0)),
    content: content ? itemAt(content, 0).content : null,
    certificates,
    signers: infos.items.map((info) => signerOf(info, certificates)),
  }
}

/** Reads a CMS message in DER, BER or base64. */
export const readCms = (bytes: Uint8Array<ArrayBuffer>): CmsMessage => {
  if (bytes[0] === 0x30) return cmsOf(readAsn(bytes))
  const text = new TextDecoder('latin1').decode(bytes)
  return cmsOf(readAsn(fromBase64(text.replaceAll(/-----(BEGIN|END) [A-Z0-9 ]+-----/g, ''))))
}
