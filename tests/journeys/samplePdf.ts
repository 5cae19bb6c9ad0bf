import { createHash } from 'node:crypto'

/**
 * What a generated PDF contains: pages (lines of Latin text) and optionally a script that runs on opening, a link on
 * every page, and a password.
 */
type Sample = { pages: readonly (readonly string[])[]; script?: string; link?: string; password?: string }

/** The constant with which PDF pads short passwords (ISO 32000, 7.6.4.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const id = Buffer.from('0123456789abcdef')
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

const rc4 = (key: Buffer, data: Buffer): Buffer => {
  const box = Array.from({ length: 256 }, (_, i) => i)
  const swap = (one: number, other: number) => ([box[one], box[other]] = [box[other]!, box[one]!])
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + box[i]! + key[i % key.length]!) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return data.map((byte) => {
    i = (i + 1) & 255
    j = (j + box[i]!) & 255
    swap(i, j)
    return byte ^ box[(box[i]! + box[j]!) & 255]!
  }) as Buffer
}

/** Encrypts with 40-bit RC4, the oldest method of PDF; this is enough to make the viewer ask for a password. */
const lockOf = (password: string) => {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)
  const owner = rc4(md5(padded).subarray(0, 5), padded)
  const rights = Buffer.from([0xfc, 0xff, 0xff, 0xff])
  const key = md5(padded, owner, rights, id).subarray(0, 5)
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`
  const entry = `<< /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(rc4(key, padding))} /P -4 >>`
  const locked = (text: string, object: number) =>
    rc4(md5(key, Buffer.from([object & 255, object >> 8, 0, 0, 0])).subarray(0, 10), Buffer.from(text, 'latin1'))
  return { entry, locked }
}

const textOf = (lines: readonly string[]) =>
  lines.map((line, index) => `BT /F1 14 Tf 60 ${760 - index * 24} Td (${line}) Tj ET`).join('\n')

export const samplePdf = ({ pages, script, link, password }: Sample): Buffer => {
  const lock = password === undefined ? undefined : lockOf(password)
  const kids = pages.map((_, index) => 10 + index * 3)
  const stream = (lines: readonly string[], object: number) => {
    const bytes = lock ? lock.locked(textOf(lines), object) : Buffer.from(textOf(lines), 'latin1')
    return `<< /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`
  }
  const opening = script === undefined ? '' : ` /OpenAction << /S /JavaScript /JS (${script}) >>`
  const objects = new Map<number, string>([
    [1, `<< /Type /Catalog /Pages 2 0 R${opening} >>`],
    [2, `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${pages.length} >>`],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    ...(lock ? [[4, lock.entry] as const] : []),
    ...pages.flatMap((lines, index): [number, string][] => {
      const page = 10 + index * 3
      const notes = link === undefined ? '' : ` /Annots [${page + 2} 0 R]`
      const resources = '/MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>'
      const note = `<< /Type /Annot /Subtype /Link /Rect [50 700 300 800] /A << /S /URI /URI (${link}) >> >>`
      return [
        [page, `<< /Type /Page /Parent 2 0 R ${resources} /Contents ${page + 1} 0 R${notes} >>`],
        [page + 1, stream(lines, page + 1)],
        ...(link === undefined ? [] : [[page + 2, note] as [number, string]]),
      ]
    }),
  ])
  let body = '%PDF-1.4\n'
  const table = [...objects].map(([number, object]) => {
    const at = String(body.length).padStart(10, '0')
    body += `${number} 0 obj\n${object}\nendobj\n`
    return `${number} 1\n${at} 00000 n \n`
  })
  const encrypt = lock ? ` /Encrypt 4 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]` : ''
  const trailer = `trailer\n<< /Size ${Math.max(...objects.keys()) + 1} /Root 1 0 R${encrypt} >>`
  const references = `xref\n0 1\n0000000000 65535 f \n${table.join('')}${trailer}`
  return Buffer.from(`${body}${references}\nstartxref\n${body.length}\n%%EOF\n`, 'latin1')
}
