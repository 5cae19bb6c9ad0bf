import type { Signer } from '../../signature.ts'
import { type Scheme, schemeOf } from './algorithms.ts'
import {
  type Asn,
  BOOLEAN,
  bitsOf,
  inContext,
  itemAt,
  itemWithTag,
  OID,
  oidOf,
  readAsn,
  requireValue,
  textOf,
  timeOf,
} from './asn.ts'

export type Certificate = {
  raw: Uint8Array<ArrayBuffer>
  body: Uint8Array<ArrayBuffer>
  serial: Uint8Array
  issuer: Uint8Array
  issuerName: string
  subject: Uint8Array
  signer: Signer
  from: Date
  to: Date
  spki: Asn
  scheme: () => Scheme
  signature: Uint8Array<ArrayBuffer>
  keyId: Uint8Array | undefined
  isAuthority: boolean
  /** How many certificates of further authorities may stand between this one and that of the signer. */
  pathLength: number
  maySign: boolean
  mayIssue: boolean
  mayStamp: boolean
  /** True if the certificate has a critical extension that this code does not know. */
  hasUnknownRule: boolean
  kind: string
}

type Names = ReadonlyMap<string, string>
const namesOf = (name: Asn): Names => {
  const names = new Map<string, string>()
  for (const { items } of name.items)
    for (const one of items) names.set(oidOf(itemAt(one, 0)), textOf(itemAt(one, 1)).trim())
  return names
}

const at = {
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  serialNumber: '2.5.4.5',
  organization: '2.5.4.10',
  unit: '2.5.4.11',
  title: '2.5.4.12',
  givenName: '2.5.4.42',
  organizationIdentifier: '2.5.4.97',
} as const

/** A personal number with its label: `PNOBG-7503141234`; older certificates use „EGN:“ or „PID:“. */
const labelledNumber =
  /\b(?:PNO|PAS|IDC|TIN)[A-Z]{2}-((?=\S*\d)[\p{L}\d-]+)|(?<!\p{L})(?:EGN|egn|ЕГН|PID|LNCH|ЛНЧ)[:= ]*((?=\w*\d)\w{6,})/u
/**
 * A personal number without a label, of Bulgaria (ten digits) and of other countries: eleven digits, or seven or eight
 * with letters. The number of an organisation has 9 or 13 digits.
 */
const bareNumber = /(?<![\p{L}\d])(?:\d{10,11}|[A-Z]?\d{7,8}[A-Z]|\d{6}-\d{4,5})(?![\p{L}\d])/u

/** Returns the first personal number in a text; '' without one. */
const personalNumber = (text: string): string => {
  const [, first, second] = labelledNumber.exec(text) ?? []
  return first ?? second ?? bareNumber.exec(text)?.[0] ?? ''
}
const everyNumber = new RegExp(`${labelledNumber.source}|${bareNumber.source}`, 'gu')
/**
 * Returns a name without the personal numbers that some issuers write into it, as in „TAMM,JAAN,PNOEE-37310170248“.
 * `known` is a number that the certificate names elsewhere.
 */
const withoutNumbers = (text: string, known = ''): string =>
  (known.length < 6 ? text : text.replaceAll(known, ''))
    .replaceAll(everyNumber, '')
    .replace(/\(\s*\)/g, '')
    .replace(/\s*,[\s,]*/g, ', ')
    .replace(/^[\s,;:/–-]+|[\s,;:/–-]+$/g, '')

/**
 * Returns the organisation's number. `NTRBG-123456789` is a number of the commercial register, `VATBG-` of the tax
 * register; older certificates use „BULSTAT:“.
 */
const bodyNumber = (text: string): string =>
  /^(?:NTR|VAT)[A-Z]{2}-(.+)$/.exec(text)?.[1] ?? /(?:BULSTAT|EIK|ЕИК|БУЛСТАТ)[:= ]*(\d{9,13})/i.exec(text)?.[1] ?? ''

const signerOf = (names: Names): Signer => {
  const named = (key: keyof typeof at) => names.get(at[key]) ?? ''
  const shown = (key: keyof typeof at) => withoutNumbers(named(key), named('serialNumber'))
  const number = bodyNumber(named('organizationIdentifier')) || bodyNumber(named('unit'))
  // A citizen who is registered like an organisation has the personal number as the number of the organisation.
  const isPersonal = bareNumber.test(number)
  const mayName = ['serialNumber', 'unit', 'commonName', 'surname', 'title', 'organization'] as const
  return {
    name:
      shown('commonName') || [shown('givenName'), shown('surname')].filter(Boolean).join(' ') || shown('organization'),
    title: shown('title'),
    body: shown('organization'),
    bodyNumber: isPersonal ? '' : number,
    personalNumber: [...mayName.map(named), isPersonal ? number : ''].map(personalNumber).find(Boolean) ?? '',
  }
}

/** Returns the issuer's name and organisation: „B-Trust Operational Qualified CA, BORICA AD“. */
const issuerNameOf = (names: Names): string => {
  const shown = (id: string) => withoutNumbers(names.get(id) ?? '', names.get(at.serialNumber))
  const [name, organization] = [shown(at.commonName), shown(at.organization)]
  return name.includes(organization) ? name : [name, organization].filter(Boolean).join(', ')
}

const extension = {
  keyId: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  policies: '2.5.29.32',
  extendedUsage: '2.5.29.37',
  qualified: '1.3.6.1.5.5.7.1.3',
} as const
const known: ReadonlySet<string> = new Set(Object.values(extension))

type Extensions = { values: ReadonlyMap<string, Asn>; hasUnknownRule: boolean }
const extensionsOf = (body: Asn): Extensions => {
  const values = new Map<string, Asn>()
  let hasUnknownRule = false
  for (const one of itemWithTag(body, inContext(3))?.items[0]?.items ?? []) {
    const id = oidOf(itemAt(one, 0))
    const isCritical = one.items[1]?.tag === BOOLEAN && one.items[1].content[0] !== 0
    if (isCritical && !known.has(id)) hasUnknownRule = true
    values.set(id, readAsn(requireValue(one.items.at(-1)).content))
  }
  return { values, hasUnknownRule }
}

const [qualified, onDevice, types] = ['0.4.0.1862.1.1', '0.4.0.1862.1.4', '0.4.0.1862.1.6']
const sealType = '0.4.0.1862.1.6.2'
/** Returns the kind of signature (qualified, seal), according to the statements in the certificate. */
const kindOf = (statements: Asn | undefined): string => {
  const statementsByOid = new Map(
    (statements?.items ?? []).map((one) => [oidOf(itemAt(one, 0)), one.items[1]] as const),
  )
  const typed = statementsByOid.get(types)?.items.filter(({ tag }) => tag === OID) ?? []
  const isSeal = typed.length > 0 && typed.every((one) => oidOf(one) === sealType)
  const thing = isSeal ? 'електронен печат' : 'електронен подпис'
  if (!statementsByOid.has(qualified)) return `${thing} с удостоверение, което не е квалифицирано`
  return statementsByOid.has(onDevice)
    ? `квалифициран ${thing}`
    : `усъвършенстван ${thing} с квалифицирано удостоверение`
}

const [signatureBit, commitBit, issueBit] = [0x80, 0x40, 0x04]
const stamping = '1.3.6.1.5.5.7.3.8'

export const certificateOf = (asn: Asn): Certificate => {
  const body = itemAt(asn, 0)
  // The version is optional; if present, it is the first item and shifts the others.
  const first = body.items[0]?.tag === inContext(0) ? 1 : 0
  const part = (place: number) => itemAt(body, first + place)
  const { values, hasUnknownRule } = extensionsOf(body)
  const constraints = values.get(extension.basicConstraints)?.items ?? []
  const isAuthority = constraints[0]?.tag === BOOLEAN && constraints[0].content[0] !== 0
  const usage = values.get(extension.keyUsage)
  const bits = usage ? (bitsOf(usage)[0] ?? 0) : 0xff
  return {
    raw: asn.raw,
    body: body.raw,
    serial: part(0).content,
    issuer: part(2).raw,
    issuerName: issuerNameOf(namesOf(part(2))),
    from: timeOf(itemAt(part(3), 0)),
    to: timeOf(itemAt(part(3), 1)),
    subject: part(4).raw,
    signer: signerOf(namesOf(part(4))),
    spki: part(5),
    scheme: () => schemeOf(itemAt(asn, 1)),
    signature: bitsOf(itemAt(asn, 2)),
    keyId: values.get(extension.keyId)?.content,
    isAuthority,
    pathLength: constraints[1]?.content.reduce((sum, byte) => sum * 256 + byte, 0) ?? 99,
    maySign: (bits & (signatureBit | commitBit)) !== 0,
    mayIssue: isAuthority && (bits & issueBit) !== 0,
    mayStamp: values.get(extension.extendedUsage)?.items.some((one) => oidOf(one) === stamping) ?? false,
    hasUnknownRule,
    kind: kindOf(values.get(extension.qualified)),
  }
}

export const readCertificate = (bytes: Uint8Array): Certificate => certificateOf(readAsn(bytes))
