import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { pemOf } from '../../../scripts/signed/certificates.ts'
import { detachedSignature, signedContainer } from '../../../scripts/signed/messages.ts'
import { makePeople } from '../../../scripts/signed/people.ts'
import { openFile } from '../../../src/widgets/reading/worker/openFile.ts'

const people = makePeople()
const signing = { owner: people.lawyer, chain: [people.issuer.certificate], at: '2026-10-09T13:15:00Z' }
const roots = pemOf(people.root.certificate)

const read = async (bytes: Uint8Array) => {
  const { reading, part } = await openFile(new Blob([Uint8Array.from(bytes)]), 'application/zip', {
    name: 'a.asice',
    roots,
  })
  if (reading.kind !== 'signed') throw new Error(`no signed file: ${reading.kind}`)
  return { ...reading, part }
}
const files = { 'Заявление.txt': strToU8('Моля за проверка.'), 'опис & други.txt': strToU8('1. Заявление') }
const container = signedContainer(files, signing)
const signaturePath = 'META-INF/signatures0.xml'
const changed = (change: (inside: Record<string, Uint8Array>) => void): Uint8Array => {
  const inside = unzipSync(container)
  change(inside)
  return zipSync(inside)
}
const withFile = (path: string, text: string): Uint8Array =>
  changed((inside) => {
    inside[path] = strToU8(text)
  })
const inXml = (from: string | RegExp, to: string) =>
  changed((inside) => {
    const xml = strFromU8(inside[signaturePath] ?? new Uint8Array())
    expect(xml.replace(from, to)).not.toBe(xml)
    inside[signaturePath] = strToU8(xml.replace(from, to))
  })

test('a container shows its files and the outcome of its signature', async () => {
  const { signatures, files: inner, part } = await read(container)
  expect(signatures).toMatchObject([
    { outcome: 'trusted', signer: { name: 'Стоян Учебников' }, time: { at: '2026-10-09T13:15:00.000Z', by: 'signer' } },
  ])
  expect(inner.map(({ name }) => name)).toEqual(['Заявление.txt', 'опис & други.txt'])
  expect(await (await part?.(0))?.text()).toBe('Моля за проверка.')
})

test.each([
  ['a changed file', () => withFile('Заявление.txt', 'Моля за проверка!'), 'Заявление.txt'],
  ['a file that is gone', () => changed((inside) => void delete inside['Заявление.txt']), 'липсва'],
  ['a file that was added', () => withFile('още.txt', 'още'), 'още.txt'],
  ['another time', () => inXml('2026-10-09T13:15:00Z', '2026-10-08T13:15:00Z'), 'данни са променени'],
  ['another digest in the list', () => inXml(/<ds:DigestValue>./, '<ds:DigestValue>A'), 'не е този'],
  ['another way to sign', () => inXml('#rsa-sha256', '#rsa-sha512'), 'Подписът е променен'],
])('a container with %s is reported as changed', async (_what, made, because) => {
  expect((await read(made())).signatures).toMatchObject([
    { outcome: 'changed', because: expect.stringContaining(because) },
  ])
})

test('a second file of the same name is told as a change, because only the first is signed', async () => {
  const copy = zipSync({ ...unzipSync(container), 'Заявление.tx_': strToU8('Моля за друго.') })
  const [from, to] = [strToU8('Заявление.tx_'), strToU8('Заявление.txt')]
  for (let at = 0; at + from.length <= copy.length; at += 1)
    if (from.every((byte, place) => copy[at + place] === byte)) copy.set(to, at)
  const { signatures, files: inner } = await read(copy)
  expect(inner.filter(({ name }) => name === 'Заявление.txt')).toHaveLength(2)
  expect(signatures).toMatchObject([{ outcome: 'changed', because: expect.stringContaining('само за първия') }])
})

test('a signed file that is compressed like a bomb is not unpacked to check its signature', async () => {
  const large = { 'голям.txt': new Uint8Array(8 * 1024 * 1024) }
  const { signatures } = await read(signedContainer(large, signing))
  expect(signatures).toMatchObject([{ outcome: 'unreadable', because: expect.stringContaining('Свит е необичайно') }])
})

test('a file whose path leads outside of the container cannot be opened', async () => {
  const { files: inner, part } = await read(withFile('../../outside.txt', 'x'))
  const at = inner.findIndex(({ name }) => name === '../../outside.txt')
  expect(inner[at]?.problem).toContain('извън архива')
  expect(() => part?.(at)).toThrow()
})

test('an unknown algorithm is not reported as a change', async () => {
  const { signatures } = await read(
    inXml('xml-c14n-20010315"/><ds:SignatureMethod', 'xml-c14n-other"/><ds:SignatureMethod'),
  )
  expect(signatures).toMatchObject([{ outcome: 'unreadable' }])
})

test('a time that the signature does not cover is not shown', async () => {
  const { signatures } = await read(inXml(' URI="#P0"', ' URI="#S0"'))
  expect(signatures[0]?.outcome).toBe('changed')
})

test('a truncated XML signature, or one with its own document type, is reported as unreadable', async () => {
  for (const xml of ['<a', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', `<a>${'<b>'.repeat(1000)}`]) {
    const broken = withFile(signaturePath, xml)
    const { signatures } = await read(broken)
    expect(signatures).toMatchObject([{ outcome: 'unreadable' }])
  }
})

const manifest = (digest: string) =>
  strToU8(
    `<asic:ASiCManifest xmlns:asic="http://uri.etsi.org/02918/v1.2.1#" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><asic:SigReference URI="META-INF/signature.p7s"/><asic:DataObjectReference URI="%D0%B0.txt"><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>${digest}</ds:DigestValue></asic:DataObjectReference></asic:ASiCManifest>`,
  )

test.each([
  ['а', 'trusted'],
  ['б', 'changed'],
])('in a container with a CMS signature over a list of digests „%s“ is %s', async (text, outcome) => {
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', strToU8('а'))).toString('base64')
  const list = manifest(digest)
  const zip = zipSync({
    mimetype: strToU8('application/vnd.etsi.asic-e+zip'),
    'а.txt': strToU8(text),
    'META-INF/ASiCManifest.xml': list,
    'META-INF/signature.p7s': detachedSignature(list, signing),
  })
  expect((await read(zip)).signatures).toMatchObject([{ outcome }])
})

test('a signature that names no file is not called unchanged, with and without other files', async () => {
  const alone = signedContainer({}, signing)
  const ofSignature = signedContainer({ 'META-INF/other.xml': strToU8('<a/>') }, signing)
  expect((await read(ofSignature)).signatures).toMatchObject([{ outcome: 'unreadable' }])
  expect((await read(alone)).signatures).toMatchObject([
    { outcome: 'unreadable', because: expect.stringContaining('нито един файл') },
  ])
  const withOther = zipSync({
    ...unzipSync(container),
    'META-INF/signatures1.xml': unzipSync(alone)[signaturePath] ?? new Uint8Array(),
  })
  expect((await read(withOther)).signatures).toMatchObject([{ outcome: 'trusted' }, { outcome: 'unreadable' }])
  const added = zipSync({ ...unzipSync(withOther), 'още.txt': strToU8('още') })
  expect((await read(added)).signatures[0]).toMatchObject({
    outcome: 'changed',
    because: expect.stringContaining('още.txt'),
  })
})
