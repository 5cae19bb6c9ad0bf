import type { Signature } from '../signature.ts'
import { isCmsSignature, isXmlSignature, openedArchive } from './archiveFiles.ts'
import { mostInner, mostXml } from './limits.ts'
import type { Opened, OpeningMore } from './opened.ts'
import { readCms } from './signatures/cms.ts'
import { type Trust, unreadableSignature, whyNot } from './signatures/judge.ts'
import { judgeCms } from './signatures/judgeCms.ts'
import { judgeManifest, manifestOf } from './signatures/manifest.ts'
import { certificatesIn } from './signatures/trustedRoots.ts'
import { judgeXml, type XmlSignature } from './signatures/xades.ts'
import { readXmlTree } from './signatures/xmlTree.ts'
import { unpacked, type ZipEntry } from './zip.ts'

type Files = (path: string) => Uint8Array<ArrayBuffer> | undefined

const isData = ({ path }: ZipEntry): boolean => path !== 'mimetype' && !path.startsWith('META-INF/')

/** Checks a CMS signature of a container: it signs a list with the digests of the files. */
const judgeByManifest = async (
  entry: ZipEntry,
  entries: readonly ZipEntry[],
  files: Files,
  trust: Trust,
): Promise<XmlSignature[]> => {
  const manifests = entries.filter(({ path }) => /^META-INF\/[^/]*manifest[^/]*\.xml$/i.test(path))
  for (const one of manifests) {
    const bytes = unpacked(one, mostXml)
    const manifest = manifestOf(bytes)
    if (manifest?.signature !== entry.path) continue
    const signatures = await judgeCms(readCms(unpacked(entry, mostXml)), bytes, trust)
    return judgeManifest(manifest, signatures, files)
  }
  return [{ judged: unreadableSignature('Списъкът на подписаните файлове липсва.'), signs: [] }]
}

const unsignedFile = (path: string): string => `Файлът „${path}“ е добавен в контейнера без подпис.`

export const readAsice = async (entries: readonly ZipEntry[], { roots }: OpeningMore): Promise<Opened> => {
  const trust: Trust = { roots: certificatesIn(roots), now: new Date() }
  const known = new Map<string, Uint8Array<ArrayBuffer>>()
  const files: Files = (path) => {
    const entry = entries.find((one) => one.path === path)
    if (!entry) return undefined
    const bytes = known.get(path) ?? unpacked(entry, mostInner)
    known.set(path, bytes)
    return bytes
  }
  const judged: XmlSignature[] = []
  for (const entry of entries.filter((one) => isXmlSignature(one) || isCmsSignature(one))) {
    const judging = isXmlSignature(entry)
      ? Promise.resolve().then(() => judgeXml(readXmlTree(unpacked(entry, mostXml)), files, trust))
      : judgeByManifest(entry, entries, files, trust)
    judged.push(
      ...(await judging.catch((failure: unknown) => [{ judged: unreadableSignature(whyNot(failure)), signs: [] }])),
    )
  }
  const data = entries.filter(isData)
  const isSigned = ({ path }: ZipEntry) =>
    judged.some(
      ({ judged: { outcome }, signs }) => outcome === 'changed' || outcome === 'unreadable' || signs.includes(path),
    )
  const unsigned = data.find((entry) => !isSigned(entry))
  const signatures = judged.map(
    ({ judged: one }): Signature =>
      unsigned && one.outcome !== 'changed'
        ? { ...one, outcome: 'changed', because: unsignedFile(unsigned.path) }
        : one,
  )
  if (signatures.length === 0) return openedArchive(data)
  const { reading, part } = openedArchive(data)
  if (reading.kind !== 'archive') throw new TypeError('an archive is read as files')
  return { reading: { ...reading, kind: 'signed', signatures, needsFile: false }, ...(part && { part }) }
}
