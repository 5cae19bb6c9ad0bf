import type { Term } from '../../../rules/deadlines/termStrip.ts'
import { Fold } from '../../../widgets/page/Fold.tsx'
import { TermDays } from './TermDays.tsx'

/**
 * Explains how the term of a task was counted. The explanation is collapsed at first, because a page may contain
 * twenty.
 */
export const WhyThisTerm = ({ of, ...term }: Term & { of?: string }) => (
  <div className="task-why">
    <Fold summary="Защо този срок?" of={of}>
      {() => <TermDays {...term} />}
    </Fold>
  </div>
)
