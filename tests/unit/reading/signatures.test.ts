import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import stored from '../../../fixtures/signed/cases.json' with { type: 'json' }
import { issue, pemOf, type Subject } from '../../../scripts/signed/certificates.ts'
import { detachedSignature, signedMessage } from '../../../scripts/signed/messages.ts'
import { makePeople } from '../../../scripts/signed/people.ts'
import { createRequestHandler } from '../../../src/widgets/reading/worker/handleRequests.ts'
import { openFile } from '../../../src/widgets/reading/worker/openFile.ts'
import { readAsn } from '../../../src/widgets/reading/worker/signatures/asn.ts'
import { readCertificate } from '../../../src/widgets/reading/worker/signatures/certificate.ts'
import { CannotRead } from '../../../src/widgets/reading/worker/unreadable.ts'

const training = readFileSync('public/trusted-roots/practice.pem', 'utf8')
afterEach(() => vi.unstubAllGlobals())

const bytesOf = (name: string): Uint8Array<ArrayBuffer> => {
  const found = stored.cases.find((one) => one.name === name)
  if (!found) throw new Error(`no case ${name}`)
  return Uint8Array.from(Buffer.from(found.bytes, 'base64'))
}
const read = async (bytes: Uint8Array<ArrayBuffer>, signed?: string, roots = training) => {
  const more = { name: 'писмо.txt.p7m', roots, ...(signed !== undefined && { signed: new Blob([signed]) }) }
  const { reading, part } = await openFile(new Blob([bytes]), 'application/pkcs7-mime', more)
  if (reading.kind !== 'signed') throw new Error(`no signed file: ${reading.kind}`)
  return { ...reading, part }
}

/** The expected result for each signature of a file; `because` is a part of the sentence with the reason. */
const expected: Readonly<Record<string, readonly (readonly [outcome: string, because: string])[]>> = {
  valid: [['trusted', '']],
  detached: [['trusted', '']],
  detachedOther: [['changed', 'не е този, който е подписан']],
  altered: [['changed', 'не е този, който е подписан']],
  brokenSignature: [['changed', 'Подписът е променен']],
  expired: [['unconfirmed', 'срокът на удостоверението е бил изтекъл']],
  unknown: [['unconfirmed', 'Издателят не е проверен']],
  two: [
    ['trusted', ''],
    ['trusted', ''],
  ],
  oneOfTwoUnknown: [
    ['unconfirmed', 'Издателят не е проверен'],
    ['trusted', ''],
  ],
  pss: [['trusted', '']],
  pssLong: [['trusted', '']],
  curve: [['trusted', '']],
  curveAltered: [['changed', 'не е този, който е подписан']],
  pssAltered: [['changed', 'не е този, който е подписан']],
  sha1: [['trusted', '']],
  sha384: [['trusted', '']],
  sha512: [['trusted', '']],
  withoutAttributes: [['trusted', '']],
  withoutAttributesAltered: [['changed', 'съдържанието му или подписът']],
  byKeyId: [['trusted', '']],
  cades: [['trusted', '']],
  inPieces: [['trusted', '']],
  asText: [['trusted', '']],
}

test('every signature that OpenSSL made is among the expected ones', () => {
  expect(stored.cases.map(({ name }) => name).toSorted()).toEqual(Object.keys(expected).toSorted())
})

test.each(stored.cases)('a signature of OpenSSL is judged as OpenSSL judges it: $name', async (one) => {
  const text = one.name === 'detachedOther' ? stored.otherText : stored.signedText
  const { signatures } = await read(bytesOf(one.name), one.isDetached ? text : undefined)
  const wanted = expected[one.name] ?? []
  expect(signatures.map(({ outcome }) => outcome).toSorted()).toEqual(wanted.map(([outcome]) => outcome).toSorted())
  for (const [outcome, because] of wanted)
    expect(signatures.some((given) => given.outcome === outcome && given.because.includes(because))).toBe(true)
  expect(signatures.every(({ outcome }) => outcome === 'trusted')).toBe(one.verifies)
})

test('the certificate says who signed, for whom, with what and until when', async () => {
  const { signatures, files, part } = await read(bytesOf('valid'))
  const [signature] = signatures
  expect(signature).toMatchObject({
    signer: {
      name: 'Мария Велкова',
      title: 'Управител',
      body: 'Учебна лаборатория „Везни“ ЕООД',
      bodyNumber: expect.stringMatching(/^\d{9}$/),
      personalNumber: expect.stringMatching(/^\d{10}$/),
    },
    issuer: expect.stringContaining('УЧЕБЕН издател на квалифицирани удостоверения'),
    kind: 'квалифициран електронен подпис',
    time: { by: 'signer' },
    validFrom: '2025-01-15T08:00:00.000Z',
    isValidThen: true,
  })
  expect(signature?.notes.join(' ')).toContain('не пита издателя')
  expect(files).toEqual([{ part: 0, name: 'писмо.txt', size: new TextEncoder().encode(stored.signedText).length }])
  expect(await (await part?.(0))?.text()).toBe(stored.signedText)
})

test('a seal is called a seal, and an outdated hash is reported', async () => {
  const { signatures } = await read(bytesOf('two'))
  expect(signatures.map(({ kind }) => kind).toSorted()).toEqual([
    'квалифициран електронен печат',
    'квалифициран електронен подпис',
  ])
  expect((await read(bytesOf('sha1'))).signatures[0]?.notes.join(' ')).toContain('SHA-1')
})

test('a detached signature without its file requests the file', async () => {
  expect(await read(bytesOf('detached'))).toMatchObject({ needsFile: true, signatures: [], files: [] })
})

test('without a list of issuers, or with a page of the server in its place, no issuer is called trusted', async () => {
  for (const roots of ['', '<!doctype html><title>Деловод</title>'])
    expect((await read(bytesOf('valid'), undefined, roots)).signatures).toMatchObject([
      { outcome: 'unconfirmed', because: expect.stringContaining('няма списък') },
    ])
})

test('without https the browser checks no signature: a message says so, and the data of the certificate is shown as unchecked', async () => {
  vi.stubGlobal('crypto', {})
  const { signatures } = await read(bytesOf('valid'))
  expect(signatures).toMatchObject([{ outcome: 'unreadable', because: expect.stringContaining('https') }])
  expect(signatures[0]?.signer?.name).toBe('Мария Велкова')
  expect(signatures[0]?.notes).toEqual(['Данните по-долу са от удостоверението и не са проверени.'])
})

test('a file that is no signature, or is encrypted, is reported as such', async () => {
  await expect(read(new TextEncoder().encode('MIIB не е подпис'))).rejects.toThrow(CannotRead)
  await expect(read(Uint8Array.of(0x30, 0x82, 0xff, 0xff, 1, 2, 3))).rejects.toThrow(CannotRead)
  const enveloped = Uint8Array.from([0x30, 15, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 3, 0xa0, 2, 0x30, 0])
  await expect(read(enveloped)).rejects.toMatchObject({ title: 'Файлът е шифрован' })
})

test('a malformed signature ends with a message or a judgement, and is never trusted if a byte of the text differs', async () => {
  const whole = bytesOf('valid')
  const begin = Buffer.from(whole).indexOf('Учебно')
  let random = 7
  for (let turn = 0; turn < 300; turn += 1) {
    random = (random * 48_271) % 2_147_483_647
    const copy = turn % 3 === 0 ? whole.slice(0, random % whole.length) : Uint8Array.from(whole)
    const at = random % copy.length
    copy[at] = ((copy[at] ?? 0) + 1 + (random % 255)) & 0xff
    const options = {
      request: 'open',
      id: 1,
      file: new Blob([copy]),
      mime: 'application/pkcs7-mime',
      name: 'a.p7m',
      roots: training,
    } as const
    const reply = await createRequestHandler()(options)
    if ('unreadable' in reply) expect(reply.unreadable.sentence).not.toBe('')
    else {
      expect(reply.response).toMatchObject({ kind: 'signed' })
      const isText = at >= begin && at < begin + 60
      if (isText) expect(reply.response).not.toMatchObject({ signatures: [{ outcome: 'trusted' }] })
    }
  }
})

test('endlessly nested values are refused at once', async () => {
  const deep = Uint8Array.from({ length: 20_000 }, (_, at) => (at % 2 === 0 ? 0x30 : 0x80))
  await expect(read(deep)).rejects.toThrow()
  const many = Uint8Array.from([
    0x30,
    0x83,
    0x0f,
    0x42,
    0x40,
    ...Array.from({ length: 1_000_000 }, (_, at) => (at % 2 ? 0 : 5)),
  ])
  await expect(read(many)).rejects.toThrow()
})

test('a signed file that is written in 50 000 pieces is read whole', () => {
  const pieces = Array.from({ length: 50_000 }, () => [4, 1, 65]).flat()
  const { content } = readAsn(Uint8Array.from([0x24, 0x80, ...pieces, 0, 0]))
  expect(content).toHaveLength(50_000)
})

const named = (subject: Subject) =>
  readCertificate(
    issue({ subject, from: '2025-01-15T08:00:00Z', to: '2041-01-15T08:00:00Z', use: 'person', quality: 'signature' })
      .certificate,
  )

test.each<[subject: Subject, name: string, personalNumber: string, more?: object]>([
  [{ name: 'TAMM,JAAN,PNOEE-37310170248', number: 'PNOEE-37310170248' }, 'TAMM, JAAN', '37310170248'],
  [{ name: 'TAMM,JAAN,37310170248' }, 'TAMM, JAAN', '37310170248'],
  [{ name: 'Мария Велкова 7904123118' }, 'Мария Велкова', '7904123118'],
  [{ name: 'ЕГН:7904123118 Мария Велкова' }, 'Мария Велкова', '7904123118'],
  [{ name: 'PEREIRA DO NASCIMENTO:30773760830' }, 'PEREIRA DO NASCIMENTO', '30773760830'],
  [{ name: 'LOPEZ GARCIA ANA - 99999990S', number: '99999990S' }, 'LOPEZ GARCIA ANA', '99999990S'],
  [{ name: 'BERZINS JANIS (161175-19997)', number: 'PNOLV-161175-19997' }, 'BERZINS JANIS', '161175-19997'],
  [{ givenName: 'Мария', surname: 'Велкова 7904123118' }, 'Мария Велкова', '7904123118'],
  [{ name: 'Мария Велкова', title: 'Адвокат, ЕГН 7904123118' }, 'Мария Велкова', '7904123118', { title: 'Адвокат' }],
  [{ name: 'Tinka-Maria Seignac' }, 'Tinka-Maria Seignac', ''],
  [
    { name: 'Мария Велкова', organization: 'Велкова – лекар', body: 'VATBG-7904123118' },
    'Мария Велкова',
    '7904123118',
    { body: 'Велкова – лекар', bodyNumber: '' },
  ],
  [
    { name: 'Проба ЕООД 902100442', organization: 'Проба ЕООД', body: 'NTRBG-902100442' },
    'Проба ЕООД 902100442',
    '',
    { bodyNumber: '902100442' },
  ],
])(
  'the texts of the certificate %j are without a personal number, which stands only in its own field',
  (subject, name, personalNumber, more = {}) => {
    const { signer, issuerName } = named(subject)
    expect(signer).toMatchObject({ name, personalNumber, ...more })
    if (personalNumber !== '')
      expect(JSON.stringify([{ ...signer, personalNumber: '' }, issuerName])).not.toContain(personalNumber)
  },
)

const people = makePeople()
const signing = { owner: people.lawyer, chain: [people.issuer.certificate], at: '2026-10-09T13:15:00Z' }
const content = new TextEncoder().encode('Моля за проверка.')

test('an RSA signature may name another hash than the digest that it was made with, as OpenSSL also accepts', async () => {
  const message = Uint8Array.from(signedMessage(content, signing))
  const rsa = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1]
  const at = Buffer.from(message).lastIndexOf(Buffer.from(rsa))
  message[at + rsa.length - 1] = 13
  const roots = pemOf(people.root.certificate)
  expect((await read(message, undefined, roots)).signatures).toMatchObject([{ outcome: 'trusted' }])
  message[at + rsa.length - 1] = 0x63
  expect((await read(message, undefined, roots)).signatures).toMatchObject([{ outcome: 'unreadable' }])
})

test('a time stamp of another signature is told and not used', async () => {
  const stamped = (text: Uint8Array) => Buffer.from(detachedSignature(text, { ...signing, stamper: people.stamper }))
  const [own, other] = [stamped(content), stamped(new TextEncoder().encode('Друго писмо.'))]
  const token = Buffer.from([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 9, 16, 2, 14])
  expect(own).toHaveLength(other.length)
  const at = own.indexOf(token)
  expect(at).toBeGreaterThan(0)
  const mixed = Buffer.concat([own.subarray(0, at), other.subarray(other.indexOf(token))])
  const roots = pemOf(people.root.certificate)
  const text = new TextDecoder().decode(content)
  const good = (await read(Uint8Array.from(own), text, roots)).signatures
  expect(good).toMatchObject([{ outcome: 'trusted', time: { by: 'stamp' } }])
  const [mistaken] = (await read(Uint8Array.from(mixed), text, roots)).signatures
  expect(mistaken).toMatchObject({ outcome: 'trusted', time: { by: 'signer' } })
  expect(mistaken?.notes.join(' ')).toContain('Печатът за време не е за този подпис')
})
