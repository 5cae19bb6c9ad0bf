import type { Signature } from '../../signature.ts'
import { CannotVerify, digest, type HashName, isSignedBy, type Scheme } from './algorithms.ts'
import { isSame, readAsn } from './asn.ts'
import { fromBase64 } from './base64.ts'
import { type Canonical, canonicalBytes } from './canonicalBytes.ts'
import { type Certificate, readCertificate } from './certificate.ts'
import { StampOfOtherBytes, stampOf } from './timeStamp.ts'
import { reasonOf, type Trust, unreadableSignature, verifySignature } from './verifySignature.ts'
import { attributeOf, childAt, childrenNamed, elementsNamed, elementsOf, textIn, type XmlElement } from './xmlTree.ts'

export const ds = 'http://www.w3.org/2000/09/xmldsig#'
const xades = 'http://uri.etsi.org/01903/v1.3.2#'
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const inclusive = ['http://www.w3.org/TR/2001/REC-xml-c14n-20010315', 'http://www.w3.org/2006/12/xml-c14n11']
const enveloped = `${ds}enveloped-signature`

const cannot = (): CannotVerify =>
  new CannotVerify('Подписът е направен с алгоритъм, който тук не може да бъде проверен.')

const hashes: Readonly<Record<string, HashName>> = {
  [`${ds}sha1`]: 'SHA-1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'SHA-256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384': 'SHA-384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'SHA-512',
}
export const hashNamed = (method: XmlElement | undefined): HashName => {
  const found = hashes[attributeOf(method, 'Algorithm') ?? '']
  if (!found) throw cannot()
  return found
}

/**
 * Returns the verification scheme by the name of the algorithm: `…#rsa-sha256`, `…#ecdsa-sha384`, `…#sha256-rsa-MGF1`.
 * The salt of PSS is as long as the hash.
 */
const schemeNamed = (method: XmlElement | undefined): Scheme => {
  const [, kind = '', length = ''] =
    /#(rsa|ecdsa)-sha(1|256|384|512)$/.exec(attributeOf(method, 'Algorithm') ?? '') ?? []
  const [, masked = ''] = /#sha(1|256|384|512)-rsa-MGF1$/.exec(attributeOf(method, 'Algorithm') ?? '') ?? []
  const hash = (['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'] as const).find((one) => one === `SHA-${length || masked}`)
  if (!hash) throw cannot()
  if (masked) return { kind: 'pss', hash, salt: masked === '1' ? 20 : Number(masked) / 8 }
  return { kind: kind === 'ecdsa' ? 'ecdsa' : 'rsa', hash, salt: 0 }
}

const canonicalBy = (method: XmlElement | undefined): Canonical => {
  const name = attributeOf(method, 'Algorithm') ?? inclusive[0] ?? ''
  const list = attributeOf(childAt(method, [exclusive, 'InclusiveNamespaces']), 'PrefixList') ?? ''
  const prefixes = list
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => (one === '#default' ? '' : one))
  if (inclusive.includes(name)) return { isExclusive: false, prefixes: [] }
  if (name === exclusive) return { isExclusive: true, prefixes }
  throw cannot()
}

const certificatesOf = (signature: XmlElement): Certificate[] =>
  elementsNamed(signature, [ds, 'X509Certificate']).map((one) => readCertificate(fromBase64(textIn(one))))

type Named = { hash: () => HashName; digest: Uint8Array }
const namedCertificateOf = (properties: XmlElement | undefined): Named | undefined => {
  const signed = childAt(properties, [xades, 'SignedSignatureProperties'])
  const list = childAt(signed, [xades, 'SigningCertificateV2']) ?? childAt(signed, [xades, 'SigningCertificate'])
  const certDigest = childAt(list, [xades, 'Cert'], [xades, 'CertDigest'])
  if (!certDigest) return undefined
  return {
    hash: () => hashNamed(childAt(certDigest, [ds, 'DigestMethod'])),
    digest: fromBase64(textIn(childAt(certDigest, [ds, 'DigestValue']))),
  }
}

/**
 * Finds the signer's certificate by the digest in the signature. Without a digest, or if no certificate has this
 * digest, returns the first certificate.
 */
const certificateOf = async (
  all: readonly Certificate[],
  named: Named | undefined,
): Promise<Certificate | undefined> => {
  if (!named) return all[0]
  for (const one of all) if (isSame(await digest(named.hash(), one.raw), named.digest)) return one
  return all[0]
}

type Files = (path: string) => Uint8Array<ArrayBuffer> | undefined
type Referred = { bytes: Uint8Array<ArrayBuffer>; element: XmlElement | null; path: string | null }

const rootOf = (element: XmlElement): XmlElement => (element.parent ? rootOf(element.parent) : element)
const withId = (root: XmlElement, id: string): XmlElement | undefined => {
  const found = [...elementsOf(root)].filter((one) => ['Id', 'ID', 'id'].some((name) => attributeOf(one, name) === id))
  // Two elements with the same id may be an attack that shows one element while the other is signed.
  return found.length === 1 ? found[0] : undefined
}

const pathOf = (uri: string): string => {
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri
  }
}

/** Resolves a reference and applies its transforms; null if the target is missing. */
const referredBy = (reference: XmlElement, signature: XmlElement, files: Files): Referred | null => {
  const uri = attributeOf(reference, 'URI') ?? ''
  const transforms = childrenNamed(childAt(reference, [ds, 'Transforms']), [ds, 'Transform'])
  const isEnveloped = transforms.some((one) => attributeOf(one, 'Algorithm') === enveloped)
  const others = transforms.filter((one) => attributeOf(one, 'Algorithm') !== enveloped)
  if (others.length > 1) throw cannot()
  if (uri !== '' && !uri.startsWith('#')) {
    if (transforms.length > 0) throw cannot()
    const bytes = files(pathOf(uri)) ?? files(uri)
    return bytes ? { bytes, element: null, path: pathOf(uri) } : null
  }
  const element = uri === '' ? rootOf(signature) : withId(rootOf(signature), uri.slice(1))
  if (!element) return null
  const how = { ...canonicalBy(others[0]), without: isEnveloped ? signature : undefined }
  return { bytes: canonicalBytes(element, how), element, path: null }
}

const missing = 'Файлът, който е подписан, липсва или е преименуван.'
const differs = (path: string | null) =>
  path === null
    ? 'Подписаните данни са променени след подписването.'
    : `Файлът „${path}“ не е този, който е подписан: съдържанието му е променено след това.`

/** `signs` has the paths of the signed files; null if they are not known, because the check did not reach its end. */
export type XmlSignature = { verified: Signature; signs: readonly string[] | null }

const verifyXmlSignature = async (signature: XmlElement, files: Files, trust: Trust): Promise<XmlSignature> => {
  const info = childAt(signature, [ds, 'SignedInfo'])
  const method = childAt(info, [ds, 'SignatureMethod'])
  const value = childAt(signature, [ds, 'SignatureValue'])
  const references = childrenNamed(info, [ds, 'Reference'])
  const properties = elementsNamed(signature, [xades, 'SignedProperties'])[0]
  const signs: string[] = []
  const signed = new Set<XmlElement | null>()
  const difference = async (): Promise<string | null> => {
    if (!info || !value || references.length === 0) return 'В подписа не е посочено какво е подписано.'
    for (const reference of references) {
      const referred = referredBy(reference, signature, files)
      if (!referred) return missing
      const expectedDigest = fromBase64(textIn(childAt(reference, [ds, 'DigestValue'])))
      if (!isSame(await digest(hashNamed(childAt(reference, [ds, 'DigestMethod'])), referred.bytes), expectedDigest))
        return differs(referred.path)
      signed.add(referred.element)
      if (referred.path !== null) signs.push(referred.path)
    }
    const how = canonicalBy(childAt(info, [ds, 'CanonicalizationMethod']))
    const bytes = { data: canonicalBytes(info, how), signature: fromBase64(textIn(value)), isFramed: false }
    return certificate && (await isSignedBy(certificate, schemeNamed(method), bytes))
      ? null
      : 'Подписът е променен след полагането му и не е на този, който е посочен в него.'
  }
  const all = certificatesOf(signature)
  const named = namedCertificateOf(properties)
  const certificate = await certificateOf(all, named)
  const claimed = new Date(textIn(childAt(properties, [xades, 'SignedSignatureProperties'], [xades, 'SigningTime'])))
  const token = elementsNamed(signature, [xades, 'SignatureTimeStamp'])[0]
  const stamp = async () => {
    const text = textIn(childAt(token, [xades, 'EncapsulatedTimeStamp']))
    if (!token || !value || text === '') return undefined
    const own = childAt(token, [ds, 'CanonicalizationMethod'])
    const stampBy = (method: XmlElement | undefined) =>
      stampOf(readAsn(fromBase64(text)), canonicalBytes(value, canonicalBy(method)), trust.roots)
    // Without a method in the stamp, the standard requires inclusive canonicalization, but some programs use that of
    // the signature.
    return stampBy(own).catch((failure: unknown) => {
      if (own || !(failure instanceof StampOfOtherBytes)) throw failure
      return stampBy(childAt(info, [ds, 'CanonicalizationMethod']))
    })
  }
  const verified = await verifySignature(
    {
      certificate,
      others: all,
      claimedTime: Number.isNaN(claimed.getTime()) ? undefined : claimed,
      stamp,
      namedCertificate: named,
      hash: () => schemeNamed(method).hash,
      difference,
      notes: [],
    },
    trust,
  )
  // A signing time outside the signed part could have been changed by anyone.
  const isOwnTime = verified.time?.by !== 'signer' || (properties !== undefined && signed.has(properties))
  const isWhole = verified.outcome === 'trusted' || verified.outcome === 'unconfirmed'
  return { verified: isOwnTime ? verified : { ...verified, time: null }, signs: isWhole ? signs : null }
}

export const verifyXml = async (root: XmlElement, files: Files, trust: Trust): Promise<XmlSignature[]> => {
  const verified: XmlSignature[] = []
  for (const signature of elementsNamed(root, [ds, 'Signature']))
    verified.push(
      await verifyXmlSignature(signature, files, trust).catch((failure: unknown) => ({
        verified: unreadableSignature(reasonOf(failure)),
        signs: null,
      })),
    )
  return verified
}
