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

/** Renders nothing without a signature or before the check. */
export const SignatureMark = ({ outcome }: { outcome: Outcome | null | undefined }) =>
  outcome ? <StatusTag {...looks[outcome]}>{outcomeMarks[outcome]}</StatusTag> : null
