import type { Signature } from '../../signature.ts'
import { hasDigest } from './algorithms.ts'
import { fromBase64 } from './base64.ts'
import { ds, hashNamed, type XmlSignature } from './xades.ts'
import { attributeOf, childAt, childrenNamed, readXmlTree, textIn, type XmlElement } from './xmlTree.ts'

const asic = 'http://uri.etsi.org/02918/v1.2.1#'
export type Manifest = { signature: string; references: readonly XmlElement[] }

export const manifestOf = (bytes: Uint8Array): Manifest | null => {
  const root = readXmlTree(bytes)
  if (root.local !== 'ASiCManifest') return null
  return {
    signature: attributeOf(childAt(root, [asic, 'SigReference']), 'URI') ?? '',
    references: childrenNamed(root, [asic, 'DataObjectReference']),
  }
}

/** Compares files with their digests in a signed list. */
export const verifyManifest = async (
  { references }: Manifest,
  signatures: readonly Signature[],
  files: (path: string) => Uint8Array<ArrayBuffer> | undefined,
): Promise<XmlSignature[]> => {
  const signs: string[] = []
  let because: string | undefined
  for (const one of references) {
    const path = decodeURIComponent(attributeOf(one, 'URI') ?? '')
    const bytes = files(path)
    const digest = fromBase64(textIn(childAt(one, [ds, 'DigestValue'])))
    signs.push(path)
    if (!bytes) because ??= `Файлът „${path}“, който е подписан, липсва.`
    else if (!(await hasDigest(hashNamed(childAt(one, [ds, 'DigestMethod'])), bytes, digest)))
      because ??= `Файлът „${path}“ не е този, който е подписан: съдържанието му е променено след това.`
  }
  return signatures.map((verified) => ({
    verified:
      because === undefined || verified.outcome === 'changed' ? verified : { ...verified, outcome: 'changed', because },
    signs: because === undefined && verified.outcome !== 'changed' && verified.outcome !== 'unreadable' ? signs : null,
  }))
}
