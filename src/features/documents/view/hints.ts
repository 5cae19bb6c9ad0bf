import { closingGroundLabels } from '../../../contract/closingGrounds.ts'
import { DocumentStatus } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { type CivilDate, formatDate } from '../../../dates/civilDate.ts'
import { remainingText } from '../../../rules/deadlines/deadlineState.ts'
import { asClosingGround } from '../../../rules/documents/closingGrounds.ts'
import { deliveryTroubles } from '../../../rules/documents/documentFacts.ts'
import type { StatusTone } from '../../../rules/documents/documentStatus.ts'
import { capitalised } from '../../../rules/words/agreement.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { deadlineText } from '../../document-record/public.ts'

export type Hint = { text: string; tone: StatusTone }

export const hintsOf = (
  { deadline, workingDaysLeft, suspendedUntil, counts, isAnonymous, documentStatusId, closingGround }: Document,
  today: CivilDate,
): readonly Hint[] => {
  const labels = suspendedUntil ? null : deadlineText({ deadline: deadline?.endDate ?? null, workingDaysLeft }, today)
  const late = labels?.tone === 'late'
  const { overdueTasks } = counts
  const ground = asClosingGround(closingGround)
  const troubles =
    documentStatusId === DocumentStatus.SENT
      ? deliveryTroubles({ failed: counts.failedDeliveries ?? 0, refused: counts.refusedDeliveries ?? 0 })
      : []
  return [
    suspendedUntil && {
      text:
        suspendedUntil < today ? `до ${formatDate(suspendedUntil)}, вече изтече` : `до ${formatDate(suspendedUntil)}`,
      tone: suspendedUntil < today ? ('red' as const) : ('brown' as const),
    },
    ...troubles.map((text) => ({ text, tone: 'red' as const })),
    labels && late && { text: capitalised(labels.text), tone: 'red' as const },
    labels?.tone === 'soon' && {
      text: labels.text === 'днес' ? 'Срокът изтича днес' : capitalised(remainingText(labels.text)),
      tone: 'amber' as const,
    },
    overdueTasks !== null &&
      overdueTasks > 0 && {
        text:
          overdueTasks === 1
            ? 'Има просрочена задача'
            : `Има ${pluralise(overdueTasks, ['просрочена задача', 'просрочени задачи'])}`,
        tone: 'red' as const,
      },
    ground !== null && { text: closingGroundLabels[ground], tone: 'grey' as const },
    isAnonymous && { text: 'Анонимен сигнал', tone: 'grey' as const },
  ].filter((hint) => typeof hint === 'object' && hint !== null)
}
