import type { Outcome } from './signature.ts'

export type Judging = {
  /** The trusted issuers, in PEM. */
  roots: () => Promise<string>
  masked: (personalNumber: string) => string
  /** Finds the file of this name next to the shown file; null if there is none. */
  beside: (name: string) => Promise<File | null>
  /** Gets the outcome of the whole file; undefined if it has no signature. */
  onJudged: (outcome: Outcome | undefined) => void
}
