import { strToU8, zlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { text } from '../../../fixtures/papers/pdf/blocks.ts'
import { paperPdf } from '../../../fixtures/papers/pdf/paperPdf.ts'
import { pemOf } from '../../../scripts/signed/certificates.ts'
import { signedPdf, stampedPdf } from '../../../scripts/signed/messages.ts'
import { makePeople } from '../../../scripts/signed/people.ts'
import { openFile } from '../../../src/widgets/reading/worker/openFile.ts'

const people = makePeople()
const chain = [people.issuer.certificate]
const roots = pemOf(people.root.certificate)

const read = async (bytes: Uint8Array) => {
  const { reading } = await openFile(new Blob([Uint8Array.from(bytes)]), 'application/pdf', {
    name: 'a.pdf',
    roots,
  })
  if (reading.kind !== 'signed') throw new Error(`no signed file: ${reading.kind}`)
  return reading.signatures
}
const plain = paperPdf({ title: 'Писмо', author: 'Лаборатория', blocks: [text('Изпитани са 24 везни.')] }, 33_000)
const signed = signedPdf(plain, { owner: people.manager, chain, at: '2026-10-12T07:32:00Z' })
const twice = signedPdf(signed, { owner: people.chamber, chain, at: '2026-10-13T07:32:00Z' })
const withText = (pdf: Uint8Array, added: string) => Uint8Array.from([...pdf, ...Buffer.from(added, 'latin1')])

test('a PDF without a signature has none', async () => {
  expect(await read(plain)).toEqual([])
})

test('a signed PDF is judged as a whole, with the time that the signer claims', async () => {
  expect(await read(signed)).toMatchObject([
    { outcome: 'trusted', signer: { name: 'Мария Велкова' }, time: { at: '2026-10-12T07:32:00.000Z', by: 'signer' } },
  ])
})

test('the time of a time stamp is distinguished from the time that the signer claims', async () => {
  const stamped = signedPdf(plain, {
    owner: people.manager,
    chain,
    at: '2026-10-12T07:32:00Z',
    stamper: people.stamper,
  })
  expect((await read(stamped))[0]?.time).toEqual({ at: '2026-10-12T07:32:00.000Z', by: 'stamp' })
})

test('of two signatures the first says that more was added after it', async () => {
  const [first, second] = await read(twice)
  expect([first?.outcome, second?.outcome]).toEqual(['trusted', 'trusted'])
  expect(first?.notes.join(' ')).toContain('След този подпис към файла е добавено още')
  expect(second?.notes.join(' ')).not.toContain('След този подпис')
  expect(second?.kind).toBe('квалифициран електронен печат')
})

test('a different byte in the signed part is a change, for both of two signatures', async () => {
  const at = plain.length - 600
  for (const pdf of [signed, twice]) {
    const copy = Uint8Array.from(pdf)
    copy[at] = (copy[at] ?? 0) ^ 1
    expect((await read(copy)).every(({ outcome }) => outcome === 'changed')).toBe(true)
  }
})

/** Returns a compressed object stream of a PDF, as many programs write it. */
const packed = (objects: string): string => {
  const bytes = Buffer.from(zlibSync(strToU8(objects))).toString('latin1')
  return `901 0 obj\n<< /Type /ObjStm /N 1 /First ${objects.indexOf('<<')} /Filter /FlateDecode >>\nstream\n${bytes}\nendstream\nendobj\n`
}

test('an addition after the last signature is a change, unless it is empty or only for a later check', async () => {
  const changes = [
    '5 0 obj\n<< /Length 0 >>\nendobj\n',
    'xref\n5 1\n0000000015 00000 n \ntrailer\n<< /Size 40 >>\n',
    'trailer\n<< /Size 40 /Root 5 0 R >>\n',
    '901 0 obj\n<< /Type /ObjStm /N 1 /First 4 >>\nstream\n900 0\nendstream\nendobj\n',
    packed('5 0 << /Length 0 >>'),
  ]
  for (const added of changes)
    expect(await read(withText(signed, added))).toMatchObject([
      { outcome: 'changed', because: expect.stringContaining('След подписването файлът е променен') },
    ])
  expect(await read(withText(signed, '\n%%EOF\n'))).toMatchObject([{ outcome: 'trusted' }])
  expect(await read(withText(signed, packed('900 0 << /Certs [] >>')))).toMatchObject([{ outcome: 'trusted' }])
  const latin = Buffer.from(signed).toString('latin1')
  const root = /\/Root\s+(\d+)/.exec(latin)?.[1]
  const catalog =
    [...latin.matchAll(new RegExp(`\\s${root} 0 obj\\s*<<([\\s\\S]*?)>>\\s*endobj`, 'g'))].at(-1)?.[1] ?? ''
  const checks = `${root} 0 obj\n<<${catalog} /DSS 900 0 R >>\nendobj\n900 0 obj\n<< /Certs [] >>\nendobj\n`
  expect(await read(withText(signed, checks))).toMatchObject([{ outcome: 'trusted' }])
  const otherPages = checks.replace(/\/Pages \d+ 0 R/, '/Pages 901 0 R')
  expect(otherPages).not.toBe(checks)
  expect(await read(withText(signed, otherPages))).toMatchObject([{ outcome: 'changed' }])
})

test.each([
  [
    'a signature over less than the file says',
    (pdf: string) => pdf.replace(/\/ByteRange \[0 (\d{10})/, '/ByteRange [9 $1'),
  ],
  ['a hole with other things in it', (pdf: string) => pdf.replace(/(\/Contents <[0-9a-f]{50})./, '$1x')],
  ['a file that is cut off', (pdf: string) => pdf.slice(0, -200)],
])('the addition %s is a change', async (_what, change) => {
  const latin = Buffer.from(signed).toString('latin1')
  expect(change(latin)).not.toBe(latin)
  expect(await read(Buffer.from(change(latin), 'latin1'))).toMatchObject([{ outcome: 'changed' }])
})

test('a signature that is no ASN.1 is unreadable', async () => {
  const latin = Buffer.from(signed)
    .toString('latin1')
    .replace(/\/Contents <[0-9a-f]{20}/, '/Contents <00000000000000000000')
  expect(await read(Buffer.from(latin, 'latin1'))).toMatchObject([{ outcome: 'unreadable' }])
})

test('a signed PDF with any byte changed gets a judgement or a message, and is never called unchanged', async () => {
  let random = 11
  for (let turn = 0; turn < 120; turn += 1) {
    random = (random * 48_271) % 2_147_483_647
    const at = random % signed.length
    const copy = Uint8Array.from(turn % 4 === 0 ? signed.subarray(0, at) : signed)
    if (turn % 4 !== 0) copy[at] = ((copy[at] ?? 0) + 1 + (random % 255)) & 0xff
    const judged = await read(copy)
    const hole = Buffer.from(signed).indexOf('/Contents <')
    const isInHole = turn % 4 !== 0 && at > hole && at < hole + 14_020
    if (!isInHole) expect(judged.some(({ outcome }) => outcome === 'trusted')).toBe(false)
  }
})

test('a file that only has a time stamp says whose it is, and that no person signed', async () => {
  const stamped = stampedPdf(plain, { owner: people.stamper, chain, at: '2026-10-12T07:32:00Z' })
  expect(await read(stamped)).toMatchObject([
    {
      outcome: 'trusted',
      signer: { name: 'УЧЕБЕН печат за време' },
      because: expect.stringContaining('без подпис на лице'),
      time: { at: '2026-10-12T07:32:00.000Z', by: 'stamp' },
    },
  ])
  const changed = Uint8Array.from(stamped)
  changed[plain.length - 600] = (changed[plain.length - 600] ?? 0) ^ 1
  expect(await read(changed)).toMatchObject([
    { outcome: 'changed', because: expect.stringContaining('Печатът за време') },
  ])
  const withSigner = stampedPdf(signed, { owner: people.stamper, chain, at: '2026-10-14T07:32:00Z' })
  expect(await read(withSigner)).toMatchObject([{ outcome: 'trusted', signer: { name: 'Мария Велкова' } }])
})

test('a place for a signature that was never filled is no damaged signature', async () => {
  const empty = Buffer.from(signed)
    .toString('latin1')
    .replace(/\/Contents <[0-9a-f]+/, (found) => found.replace(/[0-9a-f]/g, (digit, at) => (at < 11 ? digit : '0')))
  expect(await read(Buffer.from(empty, 'latin1'))).toMatchObject([
    { outcome: 'unreadable', because: expect.stringContaining('подпис в него не е положен') },
  ])
})

const latinPlain = Buffer.from(plain).toString('latin1')
const pageContent = /\/Contents (\d+) 0 R/.exec(latinPlain)?.[1]
test.each([
  ['another text of the page', `${pageContent} 0 obj\n<< /Length 4 >>\nstream\nBT E\nendstream\nendobj\n`],
  ['a remark', '950 0 obj\n<< /Type /Annot /Subtype /FreeText /Contents (X) >>\nendobj\n'],
  ['a filled field', '951 0 obj\n<< /FT /Tx /T (a) /V (100) >>\nendobj\n'],
])('%s between two signatures is a change for the first of them only', async (_what, added) => {
  expect(pageContent).toBeDefined()
  const later = signedPdf(withText(signed, `\n${added}startxref\n0\n%%EOF\n`), {
    owner: people.chamber,
    chain,
    at: '2026-10-13T07:32:00Z',
  })
  expect(await read(later)).toMatchObject([
    { outcome: 'changed', because: expect.stringContaining('преди да бъде подписан отново') },
    { outcome: 'trusted' },
  ])
})

test('a signature that a later part of the file repeats is told once; the right to fill a form is no signature', async () => {
  const dictionary = /<< \/Type \/Sig[\s\S]*?>>/.exec(Buffer.from(signed).toString('latin1'))?.[0] ?? ''
  expect(dictionary).toContain('/ByteRange')
  const repeated = withText(signed, `\n900 0 obj\n${dictionary}\nendobj\n`)
  expect(await read(repeated)).toHaveLength(1)
  const right = withText(signed, `\n900 0 obj\n<< /Perms << /UR3 ${dictionary.replace('[0 ', '[0 1')} >> >>\nendobj\n`)
  expect(await read(right)).toHaveLength(1)
})
