import { createHash, sign } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { joinBytes } from '../../src/widgets/reading/worker/signatures/asn.ts'
import { canonicalBytes } from '../../src/widgets/reading/worker/signatures/canonicalBytes.ts'
import { elementsNamed, readXmlTree } from '../../src/widgets/reading/worker/signatures/xmlTree.ts'
import type { Owner } from './certificates.ts'
import { context, type Der, generalizedTime, integer, nothing, octets, oid, sequence, setOf, time } from './der.ts'

const data = '1.2.840.113549.1.7.1'
const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'))
const digestOf = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
const attribute = (id: string, value: Der): Der => sequence(oid(id), setOf(value))

export type Signing = {
  owner: Owner
  /** The intermediate certificates, between the certificate of the signer and the root. */
  chain: readonly Der[]
  at: string
  stamper?: Owner
}
type Message = { content: Uint8Array; contentType: string; isDetached: boolean }

const stampToken = (stamped: Uint8Array, stamper: Owner, { chain, at }: Signing): Der => {
  const imprint = sequence(sequence(oid('2.16.840.1.101.3.4.2.1'), nothing), octets(digestOf(stamped)))
  const content = sequence(integer(1), oid('1.2.3.4.1'), imprint, integer(7), generalizedTime(at))
  return cmsMessage(
    { content, contentType: '1.2.840.113549.1.9.16.1.4', isDetached: false },
    { owner: stamper, chain, at },
  )
}

const cmsMessage = ({ content, contentType, isDetached }: Message, signing: Signing): Der => {
  const { owner, chain, at, stamper } = signing
  const attributes = [
    attribute('1.2.840.113549.1.9.3', oid(contentType)),
    attribute('1.2.840.113549.1.9.4', octets(digestOf(content))),
    attribute('1.2.840.113549.1.9.5', time(at)),
    attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(octets(digestOf(owner.certificate)))))),
  ]
  const signed = setOf(...attributes)
  const asPart = Uint8Array.from(signed)
  asPart[0] = 0xa0
  const signature = Uint8Array.from(sign('sha256', signed, owner.privateKey))
  const isCurve = owner.privateKey.asymmetricKeyType === 'ec'
  const signer = sequence(
    integer(1),
    sequence(owner.issuerName, owner.serial),
    sha256,
    asPart,
    isCurve ? sequence(oid('1.2.840.10045.4.3.2')) : sequence(oid('1.2.840.113549.1.1.1'), nothing),
    octets(signature),
    ...(stamper ? [context(1, attribute('1.2.840.113549.1.9.16.2.14', stampToken(signature, stamper, signing)))] : []),
  )
  const inner = sequence(oid(contentType), ...(isDetached ? [] : [context(0, octets(content))]))
  const certificates = context(0, owner.certificate, ...chain)
  const version = integer(contentType === data ? 1 : 3)
  return sequence(
    oid('1.2.840.113549.1.7.2'),
    context(0, sequence(version, setOf(sha256), inner, certificates, setOf(signer))),
  )
}

export const signedMessage = (content: Uint8Array, signing: Signing): Der =>
  cmsMessage({ content, contentType: data, isDetached: false }, signing)
export const detachedSignature = (content: Uint8Array, signing: Signing): Der =>
  cmsMessage({ content, contentType: data, isDetached: true }, signing)

/** The number of bytes reserved for the signature in a PDF; each is written as two hex digits. */
const reservedBytes = 14_000
const xrefOf = (
  offsets: readonly (readonly [number: number, at: number])[],
  size: number,
  root: number,
  previous: number,
): string => {
  const rows = offsets.map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
  return `xref\n${rows.join('')}trailer\n<< /Size ${size} /Root ${root} 0 R /Prev ${previous} >>\n`
}

type PdfSeal = { subFilter: string; sign: (content: Uint8Array, signing: Signing) => Der }
const signature: PdfSeal = { subFilter: 'ETSI.CAdES.detached', sign: detachedSignature }
/** A time stamp of the whole file, made by the owner. */
const stamp: PdfSeal = {
  subFilter: 'ETSI.RFC3161',
  sign: (content, signing) => stampToken(content, signing.owner, signing),
}

export const signedPdf = (pdf: Uint8Array, signing: Signing): Uint8Array => sealedPdf(pdf, signing, signature)
export const stampedPdf = (pdf: Uint8Array, signing: Signing): Uint8Array => sealedPdf(pdf, signing, stamp)

const sealedPdf = (pdf: Uint8Array, signing: Signing, { subFilter, sign: seal }: PdfSeal): Uint8Array => {
  const text = Buffer.from(pdf).toString('latin1')
  const root = Number(/\/Root\s+(\d+)/.exec(text)?.[1])
  const size = Math.max(...[...text.matchAll(/\/Size\s+(\d+)/g)].map(([, one]) => Number(one)))
  const previous = Number([...text.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1])
  const catalog =
    [...text.matchAll(new RegExp(`(?:^|\\s)${root} 0 obj\\s*<<([\\s\\S]*?)>>\\s*endobj`, 'g'))].at(-1)?.[1] ?? ''
  const fields = /\/AcroForm\s*<<\s*\/Fields\s*\[([^\]]*)\]/.exec(catalog)?.[1] ?? ''
  const bare = catalog.replace(/\/AcroForm\s*<<[^>]*>>/, '')
  const moment = `${signing.at.slice(0, 19).replace(/[-:T]/g, '')}Z`
  const objects = [
    [
      size,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${subFilter} /M (D:${moment})\n/ByteRange [0 0000000000 0000000000 0000000000]\n/Contents <${'0'.repeat(reservedBytes)}> >>`,
    ],
    [
      size + 1,
      `<< /FT /Sig /T (Signature${size}) /V ${size} 0 R /Type /Annot /Subtype /Widget /Rect [0 0 0 0] /F 132 >>`,
    ],
    [root, `<<${bare} /AcroForm << /Fields [${fields} ${size + 1} 0 R] /SigFlags 3 >> >>`],
  ] as const
  let added = '\n'
  const offsets: [number, number][] = []
  for (const [number, body] of objects) {
    offsets.push([number, pdf.length + added.length])
    added += `${number} 0 obj\n${body}\nendobj\n`
  }
  const xref = pdf.length + added.length
  added += `${xrefOf(offsets, size + 2, root, previous)}startxref\n${xref}\n%%EOF\n`
  const hole = pdf.length + added.indexOf('/Contents <') + '/Contents '.length
  const from = hole + reservedBytes + 2
  const end = pdf.length + added.length
  const numbers = [hole, from, end - from].map((one) => String(one).padStart(10, '0'))
  added = added.replace('[0 0000000000 0000000000 0000000000]', `[0 ${numbers.join(' ')}]`)
  const whole = joinBytes([pdf, Buffer.from(added, 'latin1')])
  const signed = joinBytes([whole.subarray(0, hole), whole.subarray(from)])
  const message = Buffer.from(seal(signed, signing)).toString('hex').padEnd(reservedBytes, '0')
  whole.set(Buffer.from(message), hole + 1)
  return whole
}

const ds = 'http://www.w3.org/2000/09/xmldsig#'
const xades = 'http://uri.etsi.org/01903/v1.3.2#'
const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const digestXml = (bytes: Uint8Array) =>
  `<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>${Buffer.from(digestOf(bytes)).toString('base64')}</ds:DigestValue>`

const certificateXml = (one: Der) => `<ds:X509Certificate>${Buffer.from(one).toString('base64')}</ds:X509Certificate>`

const xmlOf = ({ owner, chain, at }: Signing, references: string, properties: string, value: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<asic:XAdESSignatures xmlns:asic="http://uri.etsi.org/02918/v1.2.1#"><ds:Signature xmlns:ds="${ds}" Id="S0"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${c14n}"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>${references}<ds:Reference Type="http://uri.etsi.org/01903#SignedProperties" URI="#P0"><ds:Transforms><ds:Transform Algorithm="${c14n}"/></ds:Transforms>${properties}</ds:Reference></ds:SignedInfo><ds:SignatureValue>${value}</ds:SignatureValue><ds:KeyInfo><ds:X509Data>${[owner.certificate, ...chain].map(certificateXml).join('')}</ds:X509Data></ds:KeyInfo><ds:Object><xades:QualifyingProperties xmlns:xades="${xades}" Target="#S0"><xades:SignedProperties Id="P0"><xades:SignedSignatureProperties><xades:SigningTime>${at}</xades:SigningTime><xades:SigningCertificateV2><xades:Cert><xades:CertDigest>${digestXml(owner.certificate)}</xades:CertDigest></xades:Cert></xades:SigningCertificateV2></xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties></ds:Object></ds:Signature></asic:XAdESSignatures>`

export const signedContainer = (files: Readonly<Record<string, Uint8Array>>, signing: Signing): Uint8Array => {
  const references = Object.entries(files)
    .map(([path, bytes]) => `<ds:Reference URI="${encodeURIComponent(path)}">${digestXml(bytes)}</ds:Reference>`)
    .join('')
  const plain = { isExclusive: false, prefixes: [] }
  const part = (xml: string, namespace: string, local: string): Uint8Array => {
    const [found] = elementsNamed(readXmlTree(strToU8(xml)), [namespace, local])
    if (!found) throw new Error(`no ${local}`)
    return canonicalBytes(found, plain)
  }
  const properties = digestXml(part(xmlOf(signing, references, '', ''), xades, 'SignedProperties'))
  const info = part(xmlOf(signing, references, properties, ''), ds, 'SignedInfo')
  const value = sign('sha256', info, signing.owner.privateKey).toString('base64')
  const stored = { level: 0 as const }
  return zipSync({
    mimetype: [strToU8('application/vnd.etsi.asic-e+zip'), stored],
    ...files,
    'META-INF/signatures0.xml': strToU8(xmlOf(signing, references, properties, value)),
  })
}
