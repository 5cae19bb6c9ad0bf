import { type Classification, movedClassification } from '../../../rules/documents/classificationRules.ts'
import type { Nested } from '../../../rules/registers/nested.ts'
import type { Nomenclature } from '../../../screen-kit/register/nomenclature.ts'
import { savedRecord } from '../../../screen-kit/register/recordWrites.ts'
import { useWrite } from '../../../screen-kit/saving/useWrite.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import type { TreeMoves } from '../../../widgets/tree/Tree.tsx'

type Scheme = {
  kit: Nomenclature<Classification>
  rows: readonly Classification[]
  onMayBeOld: () => void
  /** Opens a classification, where another parent is chosen by keys. */
  open: (record: Classification) => void
}

/** Classifications under other ones, by dragging and from their menus. Their order is that of their codes. */
export const useClassificationMoves = ({ kit, rows, onMayBeOld, open }: Scheme) => {
  const { state, write } = useWrite<Classification>(() => announce('Класификацията е преместена.'), onMayBeOld)
  const moves: TreeMoves<Nested<Classification>> = {
    to: ({ record }) => open(record),
    drop: {
      may: ({ record }, target, place) => movedClassification(record, target.record, place, rows) !== null,
      run: ({ record }, target, place) => {
        const mine = movedClassification(record, target.record, place, rows)
        if (mine) write(savedRecord(kit, { was: record, mine }))
      },
    },
  }
  return { moves, moveState: state }
}
