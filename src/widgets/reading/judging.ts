import type { Outcome } from './signature.ts'

/** What judging the signatures of a file needs from the screen that shows it. */
export type Judging = {
  /** The issuers that the installation trusts, in PEM. */
  roots: () => Promise<string>
  masked: (personalNumber: string) => string
  /** The file of this name beside the shown one; null: there is none. */
  beside: (name: string) => Promise<File | null>
  /** Takes the outcome of the whole file; undefined: it has no signature. */
  onJudged: (outcome: Outcome | undefined) => void
}
