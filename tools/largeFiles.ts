import { execFileSync } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { excelFile, wordFile } from '../fixtures/files/officeFiles.ts'
import { zipWith } from '../fixtures/files/zipWith.ts'
import { greyPng } from '../fixtures/greyPng.ts'
import { freshBuild } from '../scripts/build/freshBuild.ts'
import { withReadableErrors } from '../scripts/serve/readable.ts'
import { startServer } from '../scripts/serve/server.ts'
import { openBrowser } from '../tests/support/findBrowser.ts'
import { logIn } from './shots/pictures.ts'

/**
 * `node scripts/run.mjs tools/largeFiles [pdf docx ...]`: chooses a file of 20 MB of each kind in the form of a new
 * document and opens it beside the form, in the production build, and prints the longest task of the page's thread in a
 * trace of Chrome (processor time, so that a busy machine does not count). `ADDRESS=http://…` uses a server that already runs. Needs OpenSSL.
 */
const mib = 1024 * 1024
const size = 20 * mib
const noise = (bytes: number): Buffer => randomFillSync(Buffer.alloc(bytes))
const folder = mkdtempSync(join(tmpdir(), 'large-'))

const pdfFile = (): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  const add = (body: Buffer | string) => {
    offsets.push(parts.reduce((sum, one) => sum + one.length, 0))
    parts.push(Buffer.from(`${offsets.length} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'))
  }
  const picture = noise(2500 * 2600 * 3)
  const head = `<</Type/XObject/Subtype/Image/Width 2500/Height 2600/ColorSpace/DeviceRGB/BitsPerComponent 8/Length ${picture.length}>>\nstream\n`
  const draw = 'q 500 0 0 700 40 40 cm /I Do Q'
  add('<</Type/Catalog/Pages 2 0 R>>')
  add('<</Type/Pages/Kids[3 0 R]/Count 1>>')
  add('<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I 4 0 R>>>>/Contents 5 0 R>>')
  add(Buffer.concat([Buffer.from(head), picture, Buffer.from('\nendstream')]))
  add(`<</Length ${draw.length}>>\nstream\n${draw}\nendstream`)
  const start = parts.reduce((sum, one) => sum + one.length, 0)
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

const tiff = (): Buffer => {
  const [width, height] = [2500, 2700]
  const tags = [
    [256, 3, 1, width],
    [257, 3, 1, height],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 2],
    [273, 4, 1, 200],
    [277, 3, 1, 3],
    [278, 3, 1, height],
    [279, 4, 1, width * height * 3],
  ] as const
  const head = Buffer.alloc(200)
  head.write('II*\0', 0, 'latin1')
  head.writeUInt32LE(8, 4)
  head.writeUInt16LE(tags.length, 8)
  tags.forEach(([tag, type, count, value], i) => {
    head.writeUInt16LE(tag, 10 + i * 12)
    head.writeUInt16LE(type, 12 + i * 12)
    head.writeUInt32LE(count, 14 + i * 12)
    head.writeUInt32LE(value, 18 + i * 12)
  })
  return Buffer.concat([head, noise(width * height * 3)])
}

const p7m = (): Buffer => {
  const [key, certificate, content, signed] = ['key', 'certificate', 'content', 'signed'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]
  writeFileSync(content, noise(size))
  const subject = ['-subj', '/CN=Large file', '-days', '30', '-nodes', '-newkey', 'rsa:2048']
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const output = ['-outform', 'DER', '-nodetach', '-binary', '-in', content, '-out', signed]
  execFileSync('openssl', ['cms', '-sign', '-signer', certificate, '-inkey', key, ...output], { stdio: 'ignore' })
  return readFileSync(signed)
}

const paragraphs = Array.from({ length: 4000 }, (_, at) => `<w:p><w:r><w:t>Ред ${at} на писмото</w:t></w:r></w:p>`)
const rows = Array.from({ length: 60_000 }, (_, at) => `<row><c><v>${at}</v></c><c><v>${at * 7}</v></c></row>`)
const letter = (): Buffer =>
  Buffer.concat([
    Buffer.from(
      'From: a@example.net\r\nSubject: Large\r\nDate: Fri, 20 Nov 2026 08:15:00 +0200\r\nContent-Type: multipart/mixed; boundary=m\r\n\r\n--m\r\n\r\nText\r\n--m\r\nContent-Disposition: attachment; filename="a.bin"\r\nContent-Transfer-Encoding: base64\r\n\r\n',
    ),
    Buffer.from(
      noise((size * 3) / 4)
        .toString('base64')
        .replaceAll(/.{76}/g, '$&\r\n'),
    ),
    Buffer.from('\r\n--m--\r\n'),
  ])

const files: Record<string, () => Uint8Array> = {
  pdf: pdfFile,
  docx: () => wordFile(paragraphs.join(''), { 'word/media/a.bin': noise(size) }),
  xlsx: () => excelFile(rows.join(''), { 'xl/media/a.bin': noise((size * 2) / 3).toString('latin1') }),
  eml: letter,
  zip: () => zipWith(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.bin`, noise(mib)]))),
  tif: tiff,
  p7m,
  png: () => greyPng(() => 100, size),
  txt: () => Buffer.from('Ред на писмото, който е с обичайна дължина\n'.repeat(size / 78)),
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string; data?: { functionName?: string; type?: string; url?: string } }
}
/** In milliseconds; `parts` are the longest events inside the task. */
type Task = { processor: number; clock: number; parts: string }

const milliseconds = (microseconds = 0): number => Math.round(microseconds / 1000)

const longestTask = (trace: Buffer): Task => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const events = traceEvents.filter(({ pid, tid }) => isMain.has(`${pid}/${tid}`))
  const tasks = events.filter(({ name }) => name.endsWith('RunTask'))
  const [longest] = tasks.toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
  if (!longest) return { processor: 0, clock: 0, parts: '' }
  const end = longest.ts + (longest.dur ?? 0)
  const inside = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      ph === 'X' &&
      !name.endsWith('RunTask') &&
      pid === longest.pid &&
      tid === longest.tid &&
      ts >= longest.ts &&
      ts < end,
  )
  const parts = inside
    .toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
    .slice(0, 5)
    .map(({ name, tdur, args: { data } }) =>
      [name, data?.functionName ?? data?.type, milliseconds(tdur)].filter((part) => part !== undefined).join(' '),
    )
  return {
    processor: milliseconds(longest.tdur),
    clock: milliseconds(Math.max(...tasks.map(({ dur = 0 }) => dur))),
    parts: parts.join(', '),
  }
}

const kinds = process.argv.slice(2).filter((one) => one in files)
const address = process.env.ADDRESS
const server = address === undefined ? await startServer({ folder: (await freshBuild()).folder, port: 0 }) : undefined
const browser = await withReadableErrors(openBrowser)
const page = await browser.newPage({
  baseURL: address ?? server?.address ?? '',
  locale: 'bg-BG',
  viewport: { width: 1440, height: 900 },
})
await logIn(page, 'administrator')
await page.goto('/documents-flow/documents/create')
await page.locator('input[type=file]').first().waitFor({ state: 'attached', timeout: 120_000 })
for (const kind of kinds.length > 0 ? kinds : Object.keys(files)) {
  const path = join(folder, `large.${kind}`)
  const bytes = files[kind]?.() ?? new Uint8Array()
  writeFileSync(path, bytes)
  const view = page.getByRole('button', { name: `Преглед на large.${kind}` })
  const column = page.getByRole('region', { name: `Файл large.${kind}` })
  const mb = (bytes.length / mib).toFixed(1)
  const traced = async (what: string, work: () => Promise<void>) => {
    await browser.startTracing(page, {
      categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
    })
    await work()
    await page.waitForTimeout(3000)
    const { processor, clock, parts } = longestTask(await browser.stopTracing())
    console.log(
      `${kind}\t${mb} MB\t${what}: longest task ${processor} ms of processor time (${clock} ms by the clock): ${parts}`,
    )
  }
  await traced('chosen', async () => {
    await page.locator('input[type=file]').first().setInputFiles(path)
    await view.waitFor({ timeout: 60_000 })
  })
  await traced('opened', async () => {
    await view.click()
    await column.locator('canvas, .picture img, .reading, .empty').first().waitFor({ timeout: 120_000 })
  })
  await column.getByRole('button', { name: 'Затвори файла' }).click()
  await page.getByRole('button', { name: `Премахни large.${kind}` }).click()
}
await browser.close()
await server?.stop()
rmSync(folder, { recursive: true })
