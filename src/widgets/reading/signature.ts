/** Outcomes of a signature from the best to the worst, each with its own text and colour. */
export type Outcome = 'trusted' | 'unconfirmed' | 'unreadable' | 'changed'

/** The person or organisation that a certificate names. */
export type Signer = {
  name: string
  title: string
  /** The organisation that the person signs for, with its ЕИК. */
  body: string
  bodyNumber: string
  /** As in the certificate; it is masked before it is shown. */
  personalNumber: string
}

export type SignatureTime = {
  /** ISO date-time. */
  at: string
  /** `stamp`: time stamp of a trusted issuer; `unknownStamp`: of another issuer; `signer`: claimed by the signer. */
  by: 'stamp' | 'unknownStamp' | 'signer'
}

export type Signature = {
  outcome: Outcome
  /** Reason why the outcome is not the best; '' for the best outcome. */
  because: string
  /** Null if the certificate could not be read. */
  signer: Signer | null
  issuer: string
  kind: string
  time: SignatureTime | null
  /** ISO date-times of the validity of the certificate. */
  validFrom: string
  validTo: string
  isValidThen: boolean | null
  notes: readonly string[]
}

const fromBest: readonly Outcome[] = ['trusted', 'unconfirmed', 'unreadable', 'changed']

/** The outcome of a file is that of its worst signature; undefined without a signature. */
export const worstOutcome = (signatures: readonly Signature[]): Outcome | undefined =>
  fromBest.findLast((outcome) => signatures.some((one) => one.outcome === outcome))
