import { keyPem, type Owner, pemOf } from './certificates.ts'
import { inFolder, openssl, put, readBytes } from './openssl.ts'
import type { People } from './people.ts'

export const signedText = 'Учебно писмо: молим да удължите срока до 15.12.2026 г.\r\n'
export const otherText = 'Учебно писмо: молим да удължите срока до 25.12.2026 г.\r\n'

/**
 * A signature made by OpenSSL. `verifies` is the result of `openssl cms -verify` with the root certificate of the
 * invented issuers.
 */
export type Case = { name: string; bytes: Uint8Array; isDetached: boolean; verifies: boolean }

type Made = {
  signers: readonly Owner[]
  more?: readonly string[]
  isDetached?: boolean
  alter?: (bytes: Uint8Array) => Uint8Array
}

const alterText = (bytes: Uint8Array): Uint8Array => {
  const at = Buffer.from(bytes).indexOf(signedText)
  const copy = Uint8Array.from(bytes)
  copy.set(new TextEncoder().encode(otherText), at)
  return copy
}
const brokenSignature = (bytes: Uint8Array): Uint8Array => {
  const copy = Uint8Array.from(bytes)
  const at = copy.length - 100
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}

const pss = ['-keyopt', 'rsa_padding_mode:pss']

const cases = ({ manager, lawyer, onCurve, chamber, expired, stranger }: People): Record<string, Made> => ({
  valid: { signers: [manager] },
  detached: { signers: [manager], isDetached: true },
  detachedOther: { signers: [manager], isDetached: true },
  altered: { signers: [manager], alter: alterText },
  brokenSignature: { signers: [manager], alter: brokenSignature },
  expired: { signers: [expired] },
  unknown: { signers: [stranger] },
  two: { signers: [manager, chamber] },
  oneOfTwoUnknown: { signers: [manager, stranger] },
  pss: { signers: [lawyer], more: pss },
  pssLong: { signers: [lawyer], more: [...pss, '-keyopt', 'rsa_pss_saltlen:20', '-md', 'sha512'] },
  curve: { signers: [onCurve] },
  curveAltered: { signers: [onCurve], alter: alterText },
  pssAltered: { signers: [lawyer], more: pss, alter: alterText },
  sha1: { signers: [lawyer], more: ['-md', 'sha1'] },
  sha384: { signers: [lawyer], more: ['-md', 'sha384'] },
  sha512: { signers: [onCurve], more: ['-md', 'sha512'] },
  withoutAttributes: { signers: [lawyer], more: ['-noattr'] },
  withoutAttributesAltered: { signers: [lawyer], more: ['-noattr'], alter: alterText },
  byKeyId: { signers: [lawyer], more: ['-keyid'] },
  cades: { signers: [lawyer], more: ['-cades'] },
  inPieces: { signers: [lawyer], more: ['-stream'] },
  asText: { signers: [lawyer], more: ['-outform', 'PEM'] },
})

/**
 * True if OpenSSL accepts the signature. It refuses the expired case, because that file is signed after its certificate
 * has expired.
 */
export const verifies = (file: (name: string) => string, bytes: Uint8Array, content: string | null): boolean => {
  const input = put(file('checked'), bytes)
  const form = bytes[0] === 0x30 ? 'DER' : 'PEM'
  const contentArguments = content === null ? [] : ['-content', put(file('content'), content)]
  try {
    openssl(
      'cms',
      '-verify',
      '-binary',
      '-inform',
      form,
      '-in',
      input,
      '-CAfile',
      file('root.pem'),
      '-purpose',
      'any',
      ...contentArguments,
      '-out',
      file('out'),
    )
    return true
  } catch {
    return false
  }
}

export const makeCases = (people: People): Case[] =>
  inFolder((file) => {
    put(file('root.pem'), pemOf(people.root.certificate))
    put(file('issuer.pem'), pemOf(people.issuer.certificate))
    const text = put(file('text'), signedText)
    return Object.entries(cases(people)).map(([name, { signers, more = [], isDetached = false, alter }]) => {
      const named = signers.flatMap((one, at) => [
        '-signer',
        put(file(`${at}.pem`), pemOf(one.certificate) + keyPem(one)),
        ...(more.includes('-keyopt') ? more : []),
      ])
      const rest = more.includes('-keyopt') ? more.filter((one, at) => one === '-md' || more[at - 1] === '-md') : more
      const form = rest.includes('-outform') ? [] : ['-outform', 'DER']
      const to = file('signed')
      const forDetached = isDetached ? [] : ['-nodetach']
      openssl(
        'cms',
        '-sign',
        '-binary',
        '-in',
        text,
        '-out',
        to,
        ...form,
        ...forDetached,
        ...named,
        ...rest,
        '-certfile',
        file('issuer.pem'),
      )
      const bytes = alter ? alter(readBytes(to)) : readBytes(to)
      const content = isDetached ? (name === 'detachedOther' ? otherText : signedText) : null
      return { name, bytes, isDetached, verifies: verifies(file, bytes, content) }
    })
  })
