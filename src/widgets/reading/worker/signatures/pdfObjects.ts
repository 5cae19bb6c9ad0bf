import { unzlibSync } from 'fflate'

/** The objects in a segment of a PDF by number, including compressed ones. */
export type PdfObjects = ReadonlyMap<number, string>

const [mostPacked, mostUnpacked] = [2 ** 20, 2 ** 23]

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)
const bytesOf = (text: string): Uint8Array => {
  const back = new Map(Array.from({ length: 256 }, (_, byte) => [latin(Uint8Array.of(byte)), byte] as const))
  return Uint8Array.from(text, (letter) => back.get(letter) ?? 0)
}

const unpacked = (stream: string): string | null => {
  if (!/\/Filter\s*\/FlateDecode\b/.test(stream) || /\/DecodeParms/.test(stream) || stream.length > mostPacked)
    return null
  const packed = /stream\r?\n([\s\S]*?)\r?\n?endstream/.exec(stream)?.[1]
  if (packed === undefined) return null
  try {
    return latin(unzlibSync(bytesOf(packed), { out: new Uint8Array(mostUnpacked) }))
  } catch {
    // Without a result the caller reports a change, because some objects could not be unpacked and compared.
    return null
  }
}

const packedObjects = (stream: string): (readonly [number: number, body: string])[] | null => {
  const text = unpacked(stream)
  const [count, first] = [/\/N\s+(\d+)/, /\/First\s+(\d+)/].map((pattern) => Number(pattern.exec(stream)?.[1]))
  if (text === null || !count || !first) return null
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number)
  return Array.from({ length: count }, (_, at) => {
    const next = numbers[at * 2 + 3]
    return [
      numbers[at * 2] ?? -1,
      text.slice(first + (numbers[at * 2 + 1] ?? 0), next === undefined || at === count - 1 ? undefined : first + next),
    ] as const
  })
}

export const pdfObjects = (text: string): PdfObjects | null => {
  const objects = new Map<number, string>()
  for (const [, number, body = ''] of text.matchAll(/(\d{1,9})\s+\d{1,5}\s+obj\b([\s\S]*?)endobj/g)) {
    objects.set(Number(number), body)
    if (!/\/Type\s*\/ObjStm\b/.test(body)) continue
    const inside = packedObjects(body)
    if (!inside) return null
    for (const [one, content] of inside) objects.set(one, content)
  }
  return objects
}

/** Returns the numbers of the objects that a cross-reference section redefines; null if the section cannot be read. */
export const listedNumbers = (text: string): number[] | null => {
  const ranges: [number, number][] = []
  for (const [, table = ''] of text.matchAll(/\bxref\s+([\d\snf]+?)trailer/g))
    for (const [, from, count] of table.matchAll(/(?:^|\n)\s*(\d{1,9}) (\d{1,9})\s*(?=\r|\n)/g))
      ranges.push([Number(from), Number(count)])
  for (const [stream] of text.matchAll(/<<(?:(?!endobj)[\s\S])*?\/Type\s*\/XRef\b(?:(?!endobj)[\s\S])*?stream/g)) {
    const index = /\/Index\s*\[([\d\s]+)\]/.exec(stream)?.[1]?.trim().split(/\s+/).map(Number)
    if (!index) return null
    for (let at = 0; at + 1 < index.length; at += 2) ranges.push([index[at] ?? 0, index[at + 1] ?? 0])
  }
  if (ranges.some(([, count]) => count > 100_000)) return null
  return ranges.flatMap(([from, count]) => Array.from({ length: count }, (_, at) => from + at))
}
