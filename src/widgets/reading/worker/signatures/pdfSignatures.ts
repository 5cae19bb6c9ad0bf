import type { Signature } from '../../signature.ts'
import { digest } from './algorithms.ts'
import { type Asn, isSame, joinBytes, readAsn } from './asn.ts'
import { isValidAt } from './chain.ts'
import { type CmsMessage, cmsOf } from './cms.ts'
import { changesBeforeNextSignature, changesWhatIsSeen } from './pdfChanges.ts'
import { type PdfObjects, pdfObjects } from './pdfObjects.ts'
import { type Stamp, StampOfOtherBytes, stampOf } from './timeStamp.ts'
import { verifyCms } from './verifyCms.ts'
import { factsOf, reasonOf, revocation, type Trust, unknownIssuer, unreadableSignature } from './verifySignature.ts'

/**
 * A signature in a PDF. The bytes from 0 to `hole` and from `from` to `end` are signed; the signature itself is between
 * `hole` and `from`.
 */
type Place = { hole: number; from: number; end: number; dictionary: string }
const mostPlaces = 50

/** Returns the text of the signature dictionary, without the signature's bytes. */
const dictionaryAt = (text: string, at: number, hole: number, from: number): string => {
  const begin = text.lastIndexOf(' obj', at)
  const end = text.indexOf('endobj', Math.max(at, from))
  return text.slice(begin, Math.max(begin, hole)) + text.slice(from, end < 0 ? from : end)
}

/** True if a form only allows its fields to be filled in a reader; no person signs with it. */
const isUsageRight = ({ dictionary }: Place): boolean => /\/TransformMethod\s*\/UR3?\b|\/UR3?\s*<</.test(dictionary)
/** True if a later part of the file repeats the signature, as some programs do with the whole catalog. */
const isRepeated = (one: Place, at: number, all: readonly Place[]): boolean =>
  all.findIndex(({ hole, from, end }) => hole === one.hole && from === one.from && end === one.end) < at

const placesOf = (text: string): Place[] =>
  [...text.matchAll(/\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g)]
    .slice(0, mostPlaces)
    .map(({ index, 1: first, 2: length, 3: second, 4: rest }) => {
      const [hole, from] = [Number(first) + Number(length), Number(second)]
      // A signed range that does not begin at byte 0 does not cover the whole file and is refused.
      const end = Number(first) === 0 ? from + Number(rest) : -1
      return { hole, from, end, dictionary: dictionaryAt(text, index, hole, from) }
    })
    .filter((one, at, all) => !isUsageRight(one) && !isRepeated(one, at, all))
    .toSorted((one, other) => one.end - other.end)

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length >> 1 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))

/**
 * Reads the signature between the two signed ranges. Returns null if there is any other content, because that content
 * would be unsigned.
 */
const inHole = (text: string, { hole, from }: Place): Uint8Array<ArrayBuffer> | null => {
  const hex = /^<([0-9A-Fa-f\s]*)>$/.exec(text.slice(hole, from))?.[1]
  return hex === undefined ? null : fromHex(hex.replace(/\s/g, ''))
}

/** Returns the time by the signer's clock, from `/M (D:20261120101500+02'00')`. */
const claimedTime = (dictionary: string): Date | undefined => {
  const [, year, month, day, hour = '00', minute = '00', second = '00', sign, zoneHour, zoneMinute = '00'] =
    /\/M\s*\(D:(\d{4})(\d\d)(\d\d)(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?)?/.exec(dictionary) ?? []
  if (year === undefined) return undefined
  const zone = sign ? `${sign}${zoneHour}:${zoneMinute}` : 'Z'
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
  return Number.isNaN(time.getTime()) ? undefined : time
}

const withTime = (message: CmsMessage, dictionary: string): CmsMessage => {
  const time = claimedTime(dictionary)
  return { ...message, signers: message.signers.map((one) => ({ ...one, claimedTime: one.claimedTime ?? time })) }
}

const changedSignature = (because: string): Signature => ({ ...unreadableSignature(because), outcome: 'changed' })
const notSigned = 'Мястото за подпис е подготвено, но подпис в него не е положен.'
const later = 'След този подпис към файла е добавено още (например следващ подпис). Той се отнася за файла преди това.'
const changedBeforeNext =
  'След този подпис във файла е променено или добавено още (например текст, поле или бележка), преди да бъде подписан отново.'
const laterChange = 'След подписването файлът е променен: показаното не е само това, което е подписано.'

/** Checks a signature of an old program: it signs the SHA-1 digest of the file instead of the file. */
const verifyDigest = async (
  message: CmsMessage,
  signed: Uint8Array<ArrayBuffer>,
  trust: Trust,
): Promise<Signature[]> => {
  const content = message.content ?? new Uint8Array()
  return isSame(content, await digest('SHA-1', signed))
    ? verifyCms(message, content, trust)
    : [changedSignature('Файлът не е този, който е подписан: съдържанието му е променено след това.')]
}

type VerifiedSignature = { place: Place; signatures: readonly Signature[]; isStamp?: boolean }

const onlyStamp = 'Това е печат за време на целия файл, без подпис на лице.'
const stampOutcome = (isTrusted: boolean, trust: Trust): Pick<Signature, 'outcome' | 'because'> => {
  if (isTrusted) return { outcome: 'trusted', because: onlyStamp }
  const { outcome, because } = unknownIssuer(trust)
  return { outcome, because: `${onlyStamp} ${because}` }
}

/** Describes a time stamp of the whole file. No person signs with it, therefore the signer is its issuer. */
const stampedSignature = ({ at, isTrusted, certificate }: Stamp, trust: Trust): Signature => ({
  ...factsOf(certificate),
  ...stampOutcome(isTrusted, trust),
  kind: 'печат за време',
  time: { at: at.toISOString(), by: isTrusted ? 'stamp' : 'unknownStamp' },
  isValidThen: isValidAt(certificate, at),
  notes: [revocation],
})
const verifyStamp = async (asn: Asn, signed: Uint8Array<ArrayBuffer>, trust: Trust): Promise<Signature> => {
  try {
    const stamp = await stampOf(asn, signed, trust.roots)
    return stamp ? stampedSignature(stamp, trust) : unreadableSignature(notSigned)
  } catch (failure) {
    if (!(failure instanceof StampOfOtherBytes)) throw failure
    return changedSignature('Печатът за време не е за този файл: съдържанието му е променено след това.')
  }
}

const verifyRanges = async (
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
  place: Place,
  trust: Trust,
): Promise<VerifiedSignature> => {
  const { hole, from, end, dictionary } = place
  const found = end < from || from <= hole || end > bytes.length ? null : inHole(text, place)
  if (!found)
    return {
      place,
      signatures: [changedSignature('Подписаната част не е тази, която файлът посочва: той е променен или непълен.')],
    }
  if (found.every((byte) => byte === 0)) return { place, signatures: [unreadableSignature(notSigned)] }
  const asn = readAsn(found)
  const signed = joinBytes([bytes.subarray(0, hole), bytes.subarray(from, end)])
  if (/\/SubFilter\s*\/ETSI\.RFC3161\b/.test(dictionary)) {
    return { place, isStamp: true, signatures: [await verifyStamp(asn, signed, trust)] }
  }
  const message = withTime(cmsOf(asn), dictionary)
  const isDigest = /\/SubFilter\s*\/adbe\.pkcs7\.sha1\b/.test(dictionary)
  return {
    place,
    signatures: isDigest ? await verifyDigest(message, signed, trust) : await verifyCms(message, signed, trust),
  }
}

const asChanged = (one: Signature, because: string): Signature =>
  one.outcome === 'changed' ? one : { ...one, outcome: 'changed', because }

/** Returns the end of the last signed range after which the file was changed before the next signature; -1 if none. */
const lastChangeBetween = (text: string, ends: readonly number[]): number => {
  let signed: PdfObjects = new Map()
  let from = 0
  let changed = -1
  for (const end of ends) {
    const added = pdfObjects(text.slice(from, end))
    if (!added) return changed
    if (from > 0 && changesBeforeNextSignature(signed, added)) changed = from
    signed = new Map([...signed, ...added])
    from = end
  }
  return changed
}

/** Checks the signatures of a PDF in order, and the bytes added after each signature. */
export const verifyPdf = async (bytes: Uint8Array<ArrayBuffer>, trust: Trust): Promise<Signature[]> => {
  const text = new TextDecoder('latin1').decode(bytes)
  const verified: VerifiedSignature[] = []
  for (const place of placesOf(text))
    verified.push(
      await verifyRanges(bytes, text, place, trust).catch((failure: unknown) => ({
        place,
        signatures: [unreadableSignature(reasonOf(failure))],
      })),
    )
  const last = verified.at(-1)?.place.end ?? 0
  const isChangedLater = last >= 0 && last < text.length && changesWhatIsSeen(text.slice(0, last), text.slice(last))
  const changedBetween = lastChangeBetween(text, [
    ...new Set(verified.map(({ place }) => place.end).filter((end) => end > 0)),
  ])
  const isGood = ({ outcome }: Signature) => outcome === 'trusted' || outcome === 'unconfirmed'
  const hasSigner = verified.some(({ isStamp, signatures }) => !isStamp && signatures.length > 0)
  return verified.flatMap(({ place, signatures, isStamp }) =>
    signatures
      // Beside a signature, a time stamp of the file only keeps that signature valid for longer.
      .filter((one) => !(isStamp && hasSigner && isGood(one)))
      .map((one) => {
        const signature = place.end < last ? { ...one, notes: [later, ...one.notes] } : one
        if (isChangedLater) return asChanged(signature, laterChange)
        return place.end <= changedBetween ? asChanged(signature, changedBeforeNext) : signature
      }),
  )
}
