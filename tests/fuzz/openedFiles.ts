import type { HostileFile } from '../../fixtures/files/hostileFiles.ts'
import { excelFile, openDocumentFile, wordFile } from '../../fixtures/files/officeFiles.ts'
import { outlookLetter } from '../../fixtures/files/outlookLetter.ts'
import { tiffFile } from '../../fixtures/files/tiffFile.ts'
import { zipWith } from '../../fixtures/files/zipWith.ts'
import { type Random, randomOf } from '../../mocks/seed/seededRandom.ts'
import { previewKind } from '../../src/rules/files/previewKind.ts'
import { longestMs } from '../../src/widgets/reading/openReader.ts'
import { isReadKind, type Reading, type Unreadable } from '../../src/widgets/reading/reading.ts'
import { createRequestHandler } from '../../src/widgets/reading/worker/handleRequests.ts'

/**
 * The result of opening a file: the content to show, or the message shown instead. Null if files of this kind are not
 * read.
 */
export type Opening = {
  milliseconds: number
  reply: Reading | Unreadable | null
  /** The first rows; undefined if the file has none. */
  rows?: unknown
}

/** Opens a file in the same way as the worker that reads files, then requests its first rows or its first part. */
export const openHostile = async ({ name, bytes }: HostileFile): Promise<Opening> => {
  const start = performance.now()
  const mime = previewKind(bytes, name)
  if (mime === null || !isReadKind(mime)) return { milliseconds: performance.now() - start, reply: null }
  const handleRequest = createRequestHandler()
  const opened = await handleRequest({ request: 'open', id: 1, file: new Blob([bytes]), mime, name, roots: '' })
  if ('unreadable' in opened) return { milliseconds: performance.now() - start, reply: opened.unreadable }
  // The response has no type here; the worker ensures that it is a `Reading`.
  const reply = opened.response as Reading
  if (reply.kind === 'sheets' || reply.kind === 'text') {
    const rowsResponse = await handleRequest({ request: 'rows', id: 2, sheet: 0, from: 0 })
    const rows = 'response' in rowsResponse ? rowsResponse.response : undefined
    return { milliseconds: performance.now() - start, reply, rows }
  }
  await handleRequest({ request: 'part', id: 2, part: 0 })
  return { milliseconds: performance.now() - start, reply }
}

const sizeOf = (response: unknown): number => JSON.stringify(response ?? null).length
/** In characters: the maximum size of a response, because a larger one would fill the memory of the page. */
const mostLetters = 16 * 1024 * 1024

/** Returns the problem with the result of opening a file; undefined if there is none. */
export const wrongOf = ({ milliseconds, reply, rows }: Opening): string | undefined => {
  if (milliseconds > longestMs) return `took ${Math.round(milliseconds)} ms`
  if (reply === null) return undefined
  if (reply.kind === 'unreadable') return reply.sentence.length > 20 ? undefined : 'ends without a sentence'
  const size = Math.max(sizeOf(reply), sizeOf(rows))
  return size > mostLetters ? `the page gets ${size} letters` : undefined
}

const letter = [
  'From: a@example.net',
  'Subject: x',
  'Content-Type: multipart/mixed; boundary=m',
  '',
  '--m',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>text <b>bold</b></p>',
  '--m',
  'Content-Type: text/plain; name=a.txt',
  'Content-Disposition: attachment; filename=a.txt',
  'Content-Transfer-Encoding: base64',
  '',
  'eHh4',
  '--m--',
].join('\r\n')

/** Valid files of each kind; some of their bytes are changed at random. */
const goodFiles: readonly (() => HostileFile)[] = [
  () => ({
    name: 'a.docx',
    bytes: wordFile('<w:p><w:r><w:t>text</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>'),
  }),
  () => ({ name: 'a.xlsx', bytes: excelFile('<row r="1"><c r="A1"><v>1.5</v></c><c r="C1" t="b"><v>1</v></c></row>') }),
  () => ({
    name: 'a.ods',
    bytes: openDocumentFile(
      'spreadsheet',
      '<table:table><table:table-row><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row></table:table>',
    ),
  }),
  () => ({ name: 'a.odt', bytes: openDocumentFile('text', '<text:p>text</text:p>') }),
  () => ({ name: 'a.zip', bytes: zipWith({ 'a.txt': 'text'.repeat(100), 'b/c.txt': 'x' }) }),
  () => ({ name: 'a.eml', bytes: new TextEncoder().encode(letter) }),
  () => ({
    name: 'a.msg',
    bytes: outlookLetter({
      from: { name: 'A', address: 'a@example.net' },
      to: [{ name: 'B', address: 'b@example.net' }],
      subject: 'x',
      text: 'text',
      received: '2026-11-20T08:15:00.000Z',
      files: [{ name: 'a.txt', bytes: new Uint8Array(5000) }],
    }),
  }),
  () => ({ name: 'a.tif', bytes: Uint8Array.from(tiffFile([{ width: 40, height: 40, isDark: (x) => x % 2 === 0 }])) }),
  () => ({
    name: 'a.rtf',
    bytes: new TextEncoder().encode(
      '{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}{\\b text}\\trowd a\\cell\\row{\\pict\\pngblip 00}\\u1047?\\par}',
    ),
  }),
]

/** The smallest and greatest values of a byte, signed and unsigned. */
const extremes = [0, 1, 0x7f, 0x80, 0xff]

const spoilt = (bytes: Uint8Array<ArrayBuffer>, random: Random): Uint8Array<ArrayBuffer> => {
  const copy = Uint8Array.from(bytes)
  const changes = random.between(1, 12)
  for (let at = 0; at < changes; at += 1) {
    const place = random.int(copy.length)
    // Four bytes become the greatest number, so that an offset or a length points far outside of the file.
    if (random.is(0.2)) copy.fill(0xff, place, place + 4)
    else copy[place] = random.is(0.5) ? random.one(extremes) : random.int(256)
  }
  return random.is(0.15) ? copy.slice(0, random.int(copy.length)) : copy
}

export type FileFinding = { seed: number; at: number; name: string; wrong: string }

/** Opens this number of damaged files and returns those with a problem. `begins` is called before each file. */
export const fuzzFiles = async (
  { seed, count }: { seed: number; count: number },
  begins: (file: string) => void = () => undefined,
): Promise<FileFinding[]> => {
  const findings: FileFinding[] = []
  for (let at = 0; at < count; at += 1) {
    const random = randomOf(seed, at)
    const { name, bytes } = random.one(goodFiles)()
    begins(`file ${name}, seed ${seed}, ${at}`)
    const wrong = await openHostile({ name, bytes: spoilt(bytes, random) }).then(wrongOf, (failure) => String(failure))
    if (wrong !== undefined) findings.push({ seed, at, name, wrong })
  }
  return findings
}
