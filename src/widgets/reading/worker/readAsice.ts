import type { Signature } from '../signature.ts'
import { archiveReading, isCmsSignature, isXmlSignature, problemOf } from './archiveFiles.ts'
import { mostInner, mostXml } from './limits.ts'
import type { Opened, OpeningMore } from './opened.ts'
import { CannotVerify } from './signatures/algorithms.ts'
import { readCms } from './signatures/cms.ts'
import { manifestOf, verifyManifest } from './signatures/manifest.ts'
import { certificatesIn } from './signatures/trustedRoots.ts'
import { verifyCms } from './signatures/verifyCms.ts'
import { reasonOf, type Trust, unreadableSignature } from './signatures/verifySignature.ts'
import { verifyXml, type XmlSignature } from './signatures/xades.ts'
import { readXmlTree } from './signatures/xmlTree.ts'
import { unpackEntry, type ZipEntry } from './zip.ts'

type Files = (path: string) => Uint8Array<ArrayBuffer> | undefined

const isData = ({ path }: Pick<ZipEntry, 'path'>): boolean => path !== 'mimetype' && !path.startsWith('META-INF/')

/** Checks a CMS signature of a container. What it signs is a list with the digests of the files. */
const verifyByManifest = async (
  entry: ZipEntry,
  entries: readonly ZipEntry[],
  files: Files,
  trust: Trust,
): Promise<XmlSignature[]> => {
  const manifests = entries.filter(({ path }) => /^META-INF\/[^/]*manifest[^/]*\.xml$/i.test(path))
  for (const one of manifests) {
    const bytes = unpackEntry(one, mostXml)
    const manifest = manifestOf(bytes)
    if (manifest?.signature !== entry.path) continue
    const signatures = await verifyCms(readCms(unpackEntry(entry, mostXml)), bytes, trust)
    return verifyManifest(manifest, signatures, files)
  }
  return [{ verified: unreadableSignature('Списъкът на подписаните файлове липсва.'), signs: null }]
}

const noFile = 'Подписът не обхваща нито един файл от контейнера.'
const withoutFiles = ({ verified, signs }: XmlSignature): XmlSignature =>
  signs?.some((path) => isData({ path })) === false
    ? { verified: { ...verified, outcome: 'unreadable', because: noFile }, signs }
    : { verified, signs }

const unsignedFile = (path: string): string => `Файлът „${path}“ е добавен в контейнера без подпис.`
const secondFile = (path: string): string =>
  `В контейнера има повече от един файл „${path}“, а подписът е само за първия.`

/** The maximum size of the checked files of a container, in bytes; all of them are kept in memory. */
const mostChecked = 2 * mostInner

/** Returns a function that unpacks a file of the container by its path. It throws if the file may not be unpacked. */
const unpacker = (entries: readonly ZipEntry[]): Files => {
  const known = new Map<string, Uint8Array<ArrayBuffer>>()
  let sum = 0
  return (path) => {
    const entry = entries.find((one) => one.path === path)
    const before = known.get(path)
    if (!entry || before) return before
    const problem = problemOf(entry)
    if (problem !== undefined) throw new CannotVerify(`Файлът „${path}“ не може да бъде проверен. ${problem}`)
    sum += entry.size
    if (sum > mostChecked) throw new CannotVerify('Файловете в контейнера са твърде големи, за да бъдат проверени тук.')
    const bytes = unpackEntry(entry, mostInner)
    known.set(path, bytes)
    return bytes
  }
}

export const readAsice = async (entries: readonly ZipEntry[], { roots }: OpeningMore): Promise<Opened> => {
  const trust: Trust = { roots: certificatesIn(roots), now: new Date() }
  const files = unpacker(entries)
  const verified: XmlSignature[] = []
  for (const entry of entries.filter((one) => isXmlSignature(one) || isCmsSignature(one))) {
    const verification = isXmlSignature(entry)
      ? Promise.resolve().then(() => verifyXml(readXmlTree(unpackEntry(entry, mostXml)), files, trust))
      : verifyByManifest(entry, entries, files, trust)
    const found = await verification.catch((failure: unknown): XmlSignature[] => [
      { verified: unreadableSignature(reasonOf(failure)), signs: null },
    ])
    verified.push(...found.map(withoutFiles))
  }
  const data = entries.filter(isData)
  const isSigned = ({ path }: ZipEntry) => verified.some(({ signs }) => signs === null || signs.includes(path))
  const isSecond = (entry: ZipEntry) => entries.find(({ path }) => path === entry.path) !== entry
  const unsigned = data.find((entry) => isSecond(entry) || !isSigned(entry))
  const signatures = verified.map(
    ({ verified: one }): Signature =>
      unsigned && one.outcome !== 'changed'
        ? { ...one, outcome: 'changed', because: (isSecond(unsigned) ? secondFile : unsignedFile)(unsigned.path) }
        : one,
  )
  if (signatures.length === 0) return archiveReading(data)
  const { reading, part } = archiveReading(data)
  if (reading.kind !== 'archive') throw new TypeError('an archive is read as files')
  return { reading: { ...reading, kind: 'signed', signatures, needsFile: false }, ...(part && { part }) }
}
