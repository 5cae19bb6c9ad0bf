import type { Outcome, Signature, SignatureTime } from '../../signature.ts'
import { CannotVerify, type HashName, hasDigest } from './algorithms.ts'
import type { Certificate } from './certificate.ts'
import { isValidAt, leadsToTrusted } from './chain.ts'
import type { Stamp } from './timeStamp.ts'

export type Claim = {
  certificate: Certificate | undefined
  others: readonly Certificate[]
  claimedTime: Date | undefined
  stamp: () => Promise<Stamp | undefined>
  namedCertificate: { hash: () => HashName; digest: Uint8Array } | undefined
  hash: () => HashName
  /**
   * Resolves to null if the file is exactly the signed one, otherwise to a message for the user that says what was
   * changed.
   */
  difference: () => Promise<string | null>
  notes: readonly string[]
}
export type Trust = { roots: readonly Certificate[]; now: Date }

const nothing = {
  signer: null,
  issuer: '',
  kind: '',
  time: null,
  validFrom: '',
  validTo: '',
  isValidThen: null,
} as const

export const unreadableSignature = (because: string, notes: readonly string[] = []): Signature => ({
  ...nothing,
  outcome: 'unreadable',
  because,
  notes,
})
const damagedSignature = 'Подписът е повреден и не може да бъде прочетен. Поискайте файла отново от подателя.'
/**
 * Returns the reason for the user. An error other than `CannotVerify` comes from a parser and means that the signature
 * is damaged.
 */
export const reasonOf = (failure: unknown): string =>
  failure instanceof CannotVerify ? failure.message : damagedSignature

export const factsOf = ({ signer, issuerName, kind, from, to }: Certificate) => ({
  signer,
  issuer: issuerName,
  kind,
  validFrom: from.toISOString(),
  validTo: to.toISOString(),
})

const oldHash = 'Подписан е с остарял алгоритъм (SHA-1), който днес не се смята за сигурен.'
export const revocation = 'Дали удостоверението е било прекратено, не е проверено: програмата не пита издателя.'

type Checked = { outcome: Outcome; because: string }
const unconfirmed = (because: string): Checked => ({ outcome: 'unconfirmed', because })
export const unknownIssuer = ({ roots }: Trust): Checked => {
  const none = roots.length === 0 ? ' В тази система няма списък на доверени издатели.' : ''
  return unconfirmed(`Издателят не е проверен: не е сред доверените в тази система.${none}`)
}

const trustOf = async (claim: Claim, certificate: Certificate, trust: Trust, at: Date): Promise<Checked> => {
  if (!certificate.maySign) return unconfirmed('Удостоверението не е издадено за подписване.')
  if (!isValidAt(certificate, at))
    return unconfirmed(
      at < certificate.from
        ? 'Към деня на подписването удостоверението още не е било валидно.'
        : 'Към деня на подписването срокът на удостоверението е бил изтекъл.',
    )
  return (await leadsToTrusted(certificate, claim.others, trust.roots, at))
    ? { outcome: 'trusted', because: '' }
    : unknownIssuer(trust)
}

const timeOf = (stamp: Stamp | undefined, claimed: Date | undefined): SignatureTime | null => {
  if (stamp) return { at: stamp.at.toISOString(), by: stamp.isTrusted ? 'stamp' : 'unknownStamp' }
  return claimed ? { at: claimed.toISOString(), by: 'signer' } : null
}

type StampOrNote = { stamp: Stamp | undefined; stampNotes: readonly string[] }
/** Reads the time stamp. Without a valid one the time claimed by the signer is used, and a note says why. */
const stampOrNote = (claim: Claim): Promise<StampOrNote> =>
  claim.stamp().then(
    (stamp) => ({ stamp, stampNotes: [] }),
    (failure: unknown) => ({
      stamp: undefined,
      stampNotes: [
        `${failure instanceof CannotVerify ? failure.message : 'Печатът за време не може да бъде прочетен.'} Затова часът му не е взет предвид.`,
      ],
    }),
  )

/** Checks a signature: first whether the file is the signed one, then the certificate's issuer. */
export const verifySignature = async (claim: Claim, trust: Trust): Promise<Signature> => {
  const { certificate, notes } = claim
  if (!certificate) return unreadableSignature('В подписа няма удостоверение, затова не може да бъде проверен.', notes)
  const facts = factsOf(certificate)
  try {
    const difference = await claim.difference()
    const { stamp, stampNotes } = difference === null ? await stampOrNote(claim) : { stamp: undefined, stampNotes: [] }
    const time = timeOf(stamp, claim.claimedTime)
    const at = time ? new Date(time.at) : trust.now
    const result = { ...facts, time, isValidThen: isValidAt(certificate, at) }
    const all = [...notes, ...stampNotes, ...(claim.hash() === 'SHA-1' ? [oldHash] : [])]
    if (difference !== null) return { ...result, outcome: 'changed', because: difference, notes: all }
    const named = claim.namedCertificate
    if (named && !(await hasDigest(named.hash(), certificate.raw, named.digest)))
      return { ...result, outcome: 'changed', because: 'Удостоверението е подменено: подписано е с друго.', notes: all }
    return { ...result, ...(await trustOf(claim, certificate, trust, at)), notes: [...all, revocation] }
  } catch (failure) {
    if (!(failure instanceof CannotVerify)) throw failure
    const unchecked = 'Данните по-долу са от удостоверението и не са проверени.'
    return { ...nothing, ...facts, outcome: 'unreadable', because: failure.message, notes: [...notes, unchecked] }
  }
}
