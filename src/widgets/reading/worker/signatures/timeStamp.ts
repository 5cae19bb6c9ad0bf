import { type HashName, hasDigest, hashOf, isSignedBy } from './algorithms.ts'
import { type Asn, itemAt, readAsn, timeOf } from './asn.ts'
import type { Certificate } from './certificate.ts'
import { leadsToTrusted } from './chain.ts'
import { type CmsMessage, type CmsSigner, cmsOf } from './cms.ts'

export type Stamp = { at: Date; isTrusted: boolean }

export const differenceOf = async (
  { certificate, hash, scheme, signature, attributes }: CmsSigner,
  content: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<string | null> => {
  if (attributes && !(await hasDigest(hash(), content, attributes.digest)))
    return 'Файлът не е този, който е подписан: съдържанието му е променено след това.'
  if (attributes && attributes.contentType !== contentType) return 'Подписът е за друг вид съдържание.'
  const data = attributes?.signed ?? content
  const isOwn = certificate && (await isSignedBy(certificate, scheme(), { data, signature, isFramed: true }))
  if (isOwn) return null
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
 * Returns the time from a time stamp. Undefined if it is no time stamp or belongs to other bytes; the time claimed by
 * the signer is then used.
 */
export const stampOf = async (
  token: Asn | undefined,
  stamped: Uint8Array<ArrayBuffer>,
  roots: readonly Certificate[],
): Promise<Stamp | undefined> => {
  if (!token) return undefined
  const message = cmsOf(token)
  const [signer] = message.signers
  const imprint = imprintOf(message)
  const { content, certificates } = message
  if (!imprint || !signer?.certificate?.mayStamp || !content) return undefined
  if (!(await hasDigest(imprint.hash(), stamped, imprint.digest))) return undefined
  if ((await differenceOf(signer, content, tokenType)) !== null) return undefined
  return { at: imprint.at, isTrusted: await leadsToTrusted(signer.certificate, certificates, roots, imprint.at) }
}
