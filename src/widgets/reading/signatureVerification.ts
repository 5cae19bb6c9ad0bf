import type { Outcome } from './signature.ts'

export type SignatureVerification = {
  /** The trusted issuers, in PEM. */
  roots: () => Promise<string>
  masked: (personalNumber: string) => string
  /** Finds the file of this name in the same container as the shown file; null if there is none. */
  findSibling: (name: string) => Promise<File | null>
  /** Called with the outcome of all signatures of the file; undefined if it has no signature. */
  onVerified: (outcome: Outcome | undefined) => void
}
