import { type Asn, encodeAsn, inContext, isSame, itemAt, itemWithTag, oidOf, readAsn } from './asn.ts'

/** Thrown if a signature cannot be checked; the message is shown to the user. */
export class CannotVerify extends Error {}

export type HashName = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'

const hashes: Readonly<Record<string, HashName>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}
const unknownAlgorithm = (): CannotVerify =>
  new CannotVerify('Подписът е направен с алгоритъм, който тук не може да бъде проверен.')

/** Returns WebCrypto, which exists only on https and localhost. */
export const subtle = (): SubtleCrypto => {
  const found: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!found)
    throw new CannotVerify(
      'Страницата е отворена без защитена връзка (https), а без нея браузърът не проверява подписи. Отворете системата с https или проверете файла с програмата на доставчика.',
    )
  return found
}

export const hashOf = (algorithm: Asn): HashName => {
  const name = hashes[oidOf(itemAt(algorithm, 0))]
  if (!name) throw unknownAlgorithm()
  return name
}
export const digest = async (name: HashName, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await subtle().digest(name, bytes))

const rsaKey = '1.2.840.113549.1.1.1'
const pss = '1.2.840.113549.1.1.10'
const curveKey = '1.2.840.10045.2.1'
const curves: Readonly<Record<string, readonly [name: string, bytes: number]>> = {
  '1.2.840.10045.3.1.7': ['P-256', 32],
  '1.3.132.0.34': ['P-384', 48],
  '1.3.132.0.35': ['P-521', 66],
}
/**
 * The hash of each signature algorithm whose identifier names one; for other algorithms the digest algorithm is used.
 */
const hashOfSignature: Readonly<Record<string, HashName>> = {
  '1.2.840.113549.1.1.5': 'SHA-1',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
  '1.2.840.10045.4.1': 'SHA-1',
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
}

export type Scheme = { kind: 'rsa' | 'pss' | 'ecdsa'; hash: HashName; salt: number }

const pssOf = (parameters: Asn | undefined): Scheme => {
  const inside = (number: number) => {
    const found = parameters && itemWithTag(parameters, inContext(number))
    return found && itemAt(found, 0)
  }
  const [hash, mask, salt] = [inside(0), inside(1), inside(2)]
  const name = hash ? hashOf(hash) : 'SHA-1'
  // WebCrypto supports PSS only if the mask uses the same hash as the signature.
  if ((mask ? hashOf(itemAt(mask, 1)) : 'SHA-1') !== name) throw unknownAlgorithm()
  return { kind: 'pss', hash: name, salt: salt ? salt.content.reduce((sum, byte) => sum * 256 + byte, 0) : 20 }
}

/**
 * Returns the verification scheme of an algorithm. `digested` is the digest algorithm that the signature names
 * separately.
 */
export const schemeOf = (algorithm: Asn, digested?: HashName): Scheme => {
  const oid = oidOf(itemAt(algorithm, 0))
  if (oid === pss) return pssOf(algorithm.items[1])
  const hash = hashOfSignature[oid] ?? (oid === rsaKey || oid === curveKey ? digested : undefined)
  if (!hash) throw unknownAlgorithm()
  return { kind: oid.startsWith('1.2.840.10045.') ? 'ecdsa' : 'rsa', hash, salt: 0 }
}

/** Converts an ECDSA signature from ASN.1 to the fixed-length form of WebCrypto. */
const plainPair = (signature: Uint8Array, length: number): Uint8Array<ArrayBuffer> | null => {
  const plain = new Uint8Array(length * 2)
  const pair = readAsn(signature).items
  for (const [place, { content }] of pair.slice(0, 2).entries()) {
    const number = content.subarray(Math.max(0, content.length - length))
    plain.set(number, length * (place + 1) - number.length)
  }
  return pair.length === 2 ? plain : null
}

/**
 * The algorithm identifier `rsaEncryption`. It replaces the identifier of a key restricted to PSS, which WebCrypto
 * cannot import.
 */
const plainRsa = readAsn(Uint8Array.from([0x30, 13, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1, 5, 0])).raw

type Key = { spki: Asn }
/** `isFramed` is true if an ECDSA signature is in ASN.1 form (certificates, CMS), false in raw form (XML). */
export type Signed = { data: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer>; isFramed: boolean }

export const isSignedBy = async ({ spki }: Key, scheme: Scheme, { data, signature, isFramed }: Signed) => {
  const keyOid = oidOf(itemAt(itemAt(spki, 0), 0))
  const { kind, hash, salt } = scheme
  if (kind === 'ecdsa') {
    if (keyOid !== curveKey) return false
    const curve = curves[oidOf(itemAt(itemAt(spki, 0), 1))]
    if (!curve) throw unknownAlgorithm()
    const plain = isFramed ? plainPair(signature, curve[1]) : signature
    if (!plain) return false
    const key = await subtle().importKey('spki', spki.raw, { name: 'ECDSA', namedCurve: curve[0] }, false, ['verify'])
    return subtle().verify({ name: 'ECDSA', hash }, key, plain, data)
  }
  if (keyOid !== rsaKey && keyOid !== pss) return false
  const name = kind === 'pss' ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5'
  const plain = encodeAsn(0x30, plainRsa, itemAt(spki, 1).raw)
  const key = await subtle().importKey('spki', plain, { name, hash }, false, ['verify'])
  return subtle().verify({ name, saltLength: salt }, key, signature, data)
}

/** True if the digest of the bytes equals `expected`. */
export const hasDigest = async (
  hash: HashName,
  bytes: Uint8Array<ArrayBuffer>,
  expected: Uint8Array,
): Promise<boolean> => isSame(await digest(hash, bytes), expected)
