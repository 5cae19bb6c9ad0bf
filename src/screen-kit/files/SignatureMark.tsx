import { isSignatureName, mayHaveSignature } from '../../rules/files/fileRules.ts'
import { IconProblem, IconSuccess, IconWarning, IconWhy } from '../../widgets/icons.ts'
import type { Outcome } from '../../widgets/reading/signature.ts'
import { outcomeMarks } from '../../widgets/reading/signatureText.ts'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'

const looks = {
  trusted: { tone: 'green', icon: IconSuccess },
  unconfirmed: { tone: 'amber', icon: IconWarning },
  unreadable: { tone: 'grey', icon: IconWhy },
  changed: { tone: 'red', icon: IconProblem },
} as const

const uncheckedText = (name: string): string =>
  isSignatureName(name) ? 'подписът не е проверен' : 'не е проверен за електронен подпис'

type Props = { name: string; outcome: Outcome | null | undefined }

/**
 * Renders the result of the signature check, nothing for a file without a signature. Before the check nothing is shown
 * on the screen, but print says that the signature was not checked: a missing mark must not look like a missing
 * signature.
 */
export const SignatureMark = ({ name, outcome }: Props) => {
  if (outcome) return <StatusTag {...looks[outcome]}>{outcomeMarks[outcome]}</StatusTag>
  const isUnchecked = isSignatureName(name) || (outcome === undefined && mayHaveSignature(name))
  return isUnchecked && <small className="print-only">{uncheckedText(name)}</small>
}
