/** Outcomes of checking a signature from the best to the worst, each with a text and a colour. */
export type Outcome = 'trusted' | 'unconfirmed' | 'unreadable' | 'changed'

/** The person or organisation that a certificate names. */
export type Signer = {
  name: string
  title: string
  /** The organisation on whose behalf the person signs. */
  body: string
  bodyNumber: string
  /** The personal number as written in the certificate; it is masked before it is shown. */
  personalNumber: string
}

export type SignatureTime = {
  /** The time of the signature, an ISO date-time. */
  at: string
  /**
   * The source of the time. `stamp`: a time stamp of a trusted issuer; `unknownStamp`: of another issuer; `signer`: the
   * clock of the signer.
   */
  by: 'stamp' | 'unknownStamp' | 'signer'
}

export type Signature = {
  outcome: Outcome
  /** The reason if the outcome is not the best, or what the signature does not say; '' otherwise. */
  because: string
  /** The signer; null if the certificate could not be read. */
  signer: Signer | null
  issuer: string
  kind: string
  time: SignatureTime | null
  /** ISO date-times: the certificate's period of validity. */
  validFrom: string
  validTo: string
  isValidThen: boolean | null
  notes: readonly string[]
}

const fromBest: readonly Outcome[] = ['trusted', 'unconfirmed', 'unreadable', 'changed']

/** Returns the outcome of a file: that of its worst signature; undefined without a signature. */
export const worstOutcome = (signatures: readonly Signature[]): Outcome | undefined =>
  fromBest.findLast((outcome) => signatures.some((one) => one.outcome === outcome))
