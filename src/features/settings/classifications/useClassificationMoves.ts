import { type Classification, movedClassification } from '../../../rules/documents/classificationRules.ts'
import type { Nested } from '../../../rules/registers/nestRecords.ts'
import { saveRecordMutation } from '../../../screen-kit/register/recordWrites.ts'
import type { Nomenclature } from '../../../screen-kit/register/register.ts'
import { useMutation } from '../../../screen-kit/saving/useMutation.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import type { TreeMoves } from '../../../widgets/tree/Tree.tsx'

type Scheme = {
  definition: Nomenclature<Classification>
  rows: readonly Classification[]
  onStale: () => void
  /** Opens the form of a classification, in which another parent can be chosen with the keyboard. */
  open: (record: Classification) => void
}

/**
 * Moves classifications to another parent. Under a parent they are sorted by code, so their order cannot be changed.
 */
export const useClassificationMoves = ({ definition, rows, onStale, open }: Scheme) => {
  const { state, write } = useMutation<Classification>(() => announce('Класификацията е преместена.'), onStale)
  const moves: TreeMoves<Nested<Classification>> = {
    to: ({ record }) => open(record),
    drop: {
      may: ({ record }, target, place) => movedClassification(record, target.record, place, rows) !== null,
      run: ({ record }, target, place) => {
        const mine = movedClassification(record, target.record, place, rows)
        if (mine) write(saveRecordMutation(definition, { was: record, mine }))
      },
    },
  }
  return { moves, moveState: state }
}
