import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { bits, context, type Der, integer, nothing, octets, oid, sequence, setOf, time, utf8, yes } from './der.ts'

const names = {
  country: '2.5.4.6',
  name: '2.5.4.3',
  surname: '2.5.4.4',
  number: '2.5.4.5',
  organization: '2.5.4.10',
  title: '2.5.4.12',
  givenName: '2.5.4.42',
  body: '2.5.4.97',
} as const
export type Subject = Partial<Record<keyof typeof names, string>>
type Keys = { privateKey: KeyObject; publicKey: KeyObject }
export type Owner = Keys & { certificate: Der; name: Der; issuerName: Der; serial: Der }

const nameOf = (subject: Subject): Der =>
  sequence(
    ...(Object.keys(names) as (keyof Subject)[]).flatMap((key) => {
      const text = subject[key]
      return text === undefined ? [] : [setOf(sequence(oid(names[key]), utf8(text)))]
    }),
  )

const sha256WithRsa = sequence(oid('1.2.840.113549.1.1.11'), nothing)
const sha256WithCurve = sequence(oid('1.2.840.10045.4.3.2'))
const extension = (id: string, isCritical: boolean, value: Der): Der =>
  sequence(oid(id), ...(isCritical ? [yes] : []), octets(value))

const usages = { authority: 0x06, person: 0xc0, stamp: 0x80 }
const qualifiedStatements = (isSeal: boolean): Der =>
  sequence(
    sequence(oid('0.4.0.1862.1.1')),
    sequence(oid('0.4.0.1862.1.4')),
    sequence(oid('0.4.0.1862.1.6'), sequence(oid(isSeal ? '0.4.0.1862.1.6.2' : '0.4.0.1862.1.6.1'))),
  )

export type Wanted = {
  subject: Subject
  issuer?: Owner
  from: string
  to: string
  use: keyof typeof usages
  quality?: 'signature' | 'seal'
  keys?: 'rsa' | 'curve'
}

const keysOf = (kind: Wanted['keys']): Keys =>
  kind === 'curve'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('rsa', { modulusLength: 2048 })

export const issue = ({ subject, issuer, from, to, use, quality, keys = 'rsa' }: Wanted): Owner => {
  const own = keysOf(keys)
  const name = nameOf(subject)
  const serial = integer(Uint8Array.from([0x10, ...randomBytes(7)]))
  const spki = Uint8Array.from(own.publicKey.export({ type: 'spki', format: 'der' }))
  const signer = issuer?.privateKey ?? own.privateKey
  const algorithm = signer.asymmetricKeyType === 'ec' ? sha256WithCurve : sha256WithRsa
  const body = sequence(
    context(0, integer(2)),
    serial,
    algorithm,
    issuer?.name ?? name,
    sequence(time(from), time(to)),
    name,
    spki,
    context(
      3,
      sequence(
        extension('2.5.29.19', true, use === 'authority' ? sequence(yes) : sequence()),
        extension('2.5.29.15', true, bits(Uint8Array.of(usages[use]), 1)),
        extension('2.5.29.14', false, octets(createHash('sha1').update(spki).digest())),
        ...(use === 'stamp' ? [extension('2.5.29.37', true, sequence(oid('1.3.6.1.5.5.7.3.8')))] : []),
        ...(quality ? [extension('1.3.6.1.5.5.7.1.3', false, qualifiedStatements(quality === 'seal'))] : []),
      ),
    ),
  )
  return {
    ...own,
    name,
    issuerName: issuer?.name ?? name,
    serial,
    certificate: sequence(body, algorithm, bits(sign('sha256', body, signer))),
  }
}

export const pemOf = (certificate: Der): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(certificate).toString('base64').replace(/.{64}/g, '$&\n').trim()}\n-----END CERTIFICATE-----\n`
export const keyPem = ({ privateKey }: Owner): string => String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
