import { beforeAll, expect, test } from 'vitest'
import { pemOf } from '../../../scripts/signed/certificates.ts'
import { detachedSignature } from '../../../scripts/signed/messages.ts'
import { makePeople } from '../../../scripts/signed/people.ts'
import { readEml } from '../../../src/widgets/reading/worker/readEml.ts'

const people = makePeople()
const signing = { owner: people.manager, chain: [people.issuer.certificate], at: '2026-10-12T07:32:00Z' }
const part = ['Content-Type: text/plain; charset=utf-8', '', 'Моля за проверка на 12 везни.', ''].join('\r\n')

const mailWith = (text: string, signature: string, end = '\r\n') =>
  [
    'From: a@example.net',
    'Subject: x',
    'Content-Type: multipart/signed; protocol="application/pkcs7-signature";',
    ' micalg=sha-256; boundary="--=s"',
    '',
    'This is signed.',
    '----=s',
    text,
    '----=s',
    'Content-Type: application/pkcs7-signature; name=smime.p7s',
    'Content-Disposition: attachment; filename=smime.p7s',
    'Content-Transfer-Encoding: base64',
    '',
    signature,
    '----=s--',
  ]
    .join('\r\n')
    .replaceAll('\r\n', end)

let signature = ''
beforeAll(() => {
  signature = Buffer.from(detachedSignature(new TextEncoder().encode(part), signing)).toString('base64')
})
const signaturesOf = async (mail: string) => {
  const more = { name: 'писмо.eml', roots: pemOf(people.root.certificate) }
  const { reading } = await readEml(new Blob([mail]), more)
  if (reading.kind !== 'letter') throw new Error(`no letter: ${reading.kind}`)
  return reading.signatures
}

test.each(['\r\n', '\n'])(
  'the signature of a letter is checked over its first part, with any line endings',
  async (end) => {
    const signatures = await signaturesOf(mailWith(part, signature, end))
    expect(signatures).toMatchObject([{ outcome: 'trusted', signer: { name: 'Мария Велкова' } }])
    expect(signatures?.[0]?.notes.join(' ')).toContain('Подателят, датата и темата')
  },
)

test('a letter with another text is changed, one with a broken signature unreadable, and one without has none', async () => {
  expect(await signaturesOf(mailWith(part.replace('12', '72'), signature))).toMatchObject([{ outcome: 'changed' }])
  expect(await signaturesOf(mailWith(part, 'MIIB'))).toMatchObject([{ outcome: 'unreadable' }])
  expect(await signaturesOf('From: a@example.net\r\n\r\ntext')).toBeUndefined()
})
