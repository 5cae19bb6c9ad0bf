/** How a signature was judged, from the best to the worst; the page words and colours each its own way. */
export type Outcome = 'trusted' | 'unconfirmed' | 'unreadable' | 'changed'

/** The person or the body that a certificate names. */
export type Signer = {
  name: string
  title: string
  /** The body that the person acts for, and its ЕИК. */
  body: string
  bodyNumber: string
  /** A personal number as the certificate has it; it is masked before it is shown. */
  personalNumber: string
}

export type SignatureTime = {
  /** ISO. */
  at: string
  /** `stamp`: a time stamp of a trusted issuer, `unknownStamp`: of another, `signer`: the signer's own claim. */
  by: 'stamp' | 'unknownStamp' | 'signer'
}

/** A signature as it was judged: plain data, sentences included. */
export type Signature = {
  outcome: Outcome
  /** Why the outcome is not the best; '' where it is. */
  because: string
  /** Null where the certificate could not be read. */
  signer: Signer | null
  issuer: string
  kind: string
  time: SignatureTime | null
  /** ISO: the first and the last moment of the certificate. */
  validFrom: string
  validTo: string
  isValidThen: boolean | null
  notes: readonly string[]
}

const fromBest: readonly Outcome[] = ['trusted', 'unconfirmed', 'unreadable', 'changed']

/** The outcome of a whole file is that of its worst signature; undefined: it has none. */
export const worstOutcome = (signatures: readonly Signature[]): Outcome | undefined =>
  fromBest.findLast((outcome) => signatures.some((one) => one.outcome === outcome))
