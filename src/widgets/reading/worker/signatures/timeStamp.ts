import { CannotVerify, type HashName, hasDigest, hashOf, isSignedBy, type Scheme } from './algorithms.ts'
import { type Asn, itemAt, OCTETS, readAsn, timeOf } from './asn.ts'
import type { Certificate } from './certificate.ts'
import { leadsToTrusted } from './chain.ts'
import { type CmsMessage, type CmsSigner, cmsOf } from './cms.ts'

/** Thrown if a time stamp belongs to other bytes or was changed. */
export class StampOfOtherBytes extends CannotVerify {}

export type Stamp = { at: Date; isTrusted: boolean; certificate: Certificate }

/**
 * Returns the schemes that a signature may have. Some programs name another hash with an RSA signature than the one
 * they signed with; the digest algorithm is then the true one, and the signature itself contains its name.
 */
const possibleSchemes = (scheme: Scheme, hash: HashName): Scheme[] =>
  scheme.kind === 'rsa' && scheme.hash !== hash ? [scheme, { ...scheme, hash }] : [scheme]

export const differenceOf = async (
  { certificate, hash, scheme, signature, attributes }: CmsSigner,
  content: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<string | null> => {
  if (attributes && !(await hasDigest(hash(), content, attributes.digest)))
    return 'Файлът не е този, който е подписан: съдържанието му е променено след това.'
  if (attributes && attributes.contentType !== contentType) return 'Подписът е за друг вид съдържание.'
  const data = attributes?.signed ?? content
  if (certificate)
    for (const one of possibleSchemes(scheme(), hash()))
      if (await isSignedBy(certificate, one, { data, signature, isFramed: true })) return null
  return attributes
    ? 'Подписът е променен след полагането му и не е на този, който е посочен в него.'
    : 'Файлът не е този, който е подписан: съдържанието му или подписът са променени след това.'
}

const tokenType = '1.2.840.113549.1.9.16.1.4'
type Imprint = { hash: () => HashName; digest: Uint8Array; at: Date }
const imprintOf = ({ content, contentType }: CmsMessage): Imprint | null => {
  if (!content || contentType !== tokenType) return null
  const info = readAsn(content)
  const imprint = itemAt(info, 2)
  return { hash: () => hashOf(itemAt(imprint, 0)), digest: itemAt(imprint, 1).content, at: timeOf(itemAt(info, 4)) }
}

/**
 * Returns the time from a time stamp; undefined without one.
 *
 * @throws {StampOfOtherBytes} if the stamp belongs to other bytes or was changed.
 * @throws {CannotVerify} if the stamp cannot be checked, for example because its certificate is not in it.
 */
export const stampOf = async (
  token: Asn | undefined,
  stamped: Uint8Array<ArrayBuffer>,
  roots: readonly Certificate[],
): Promise<Stamp | undefined> => {
  if (!token) return undefined
  // Some programs wrap the stamp in an octet string.
  const message = cmsOf(token.tag === OCTETS ? readAsn(token.content) : token)
  const [signer] = message.signers
  const imprint = imprintOf(message)
  const { content, certificates } = message
  if (!imprint || !signer?.certificate?.mayStamp || !content)
    throw new CannotVerify('Печатът за време не може да бъде проверен.')
  if (
    !(await hasDigest(imprint.hash(), stamped, imprint.digest)) ||
    (await differenceOf(signer, content, tokenType)) !== null
  )
    throw new StampOfOtherBytes('Печатът за време не е за този подпис или е променен.')
  const { certificate } = signer
  return { at: imprint.at, isTrusted: await leadsToTrusted(certificate, certificates, roots, imprint.at), certificate }
}
