import type { Term } from '../../../rules/deadlines/termStrip.ts'
import { Fold } from '../../../widgets/page/Fold.tsx'
import { TermDays } from './TermDays.tsx'

/** „Защо този срок?“: folded until somebody asks, for there may be twenty of them on a screen. */
export const WhyThisTerm = ({ of, ...term }: Term & { of?: string }) => (
  <div className="task-why">
    <Fold question="Защо този срок?" of={of}>
      {() => <TermDays {...term} />}
    </Fold>
  </div>
)
