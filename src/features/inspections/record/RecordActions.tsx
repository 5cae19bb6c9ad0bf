import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { useLocation } from 'wouter'
import {
  type InspectionMove,
  mayChangeInspection,
  mayMoveInspection,
  mayRemoveInspection,
  mayWriteInspections,
  moveDemands,
  movesFromStatus,
  type OnStatus,
} from '../../../rules/inspections/inspectionMoves.ts'
import { refusalOf } from '../../../rules/refusal.ts'
import { useWrite } from '../../../screen-kit/form/useWrite.ts'
import type { WayBack } from '../../../screen-kit/list/seenList.ts'
import { useSingleFlight } from '../../../screen-kit/writes/singleFlight.ts'
import { WriteOutcomeBanner } from '../../../screen-kit/writes/WriteOutcomeBanner.tsx'
import { notify } from '../../../transport/notices.ts'
import { attempt } from '../../../transport/request.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconCopy, IconDelete, IconDone, IconEdit, IconReject, IconRoute } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { inspectionsChangedAtom, inspectorAtom } from '../inspectionState.ts'
import { movedInspection, type Written } from '../kits.ts'
import { AnnulDialog, type Missing, MissingDialog } from './MoveDialogs.tsx'

type Props<R extends Written> = Missing<R> & { record: R; onStatus: OnStatus; back: WayBack }

const icons = { plan: IconRoute, start: IconRoute, finish: IconDone, annul: IconReject }

/** Deletes a draft after asking, and goes back to the list. */
const useRemoval = <R extends Written>({ kit, record, back }: Pick<Props<R>, 'kit' | 'record' | 'back'>) => {
  const [, navigate] = useLocation()
  const { confirm, confirmDialog } = useConfirm()
  const { busy, run } = useSingleFlight()
  const tellChanged = useSetAtom(inspectionsChangedAtom)
  const remove = async () => {
    const body = `Черновата ${record.number} ще бъде изтрита.`
    if (!(await confirm({ title: `Изтриване на ${kit.one}`, body, yes: 'Изтрий', danger: true }))) return
    const outcome = await firstValueFrom(attempt(kit.calls.remove, { query: { guid: record.guid } }))
    if (!outcome.done) return
    notify({ kind: 'success', text: `${kit.the} е изтрита.` })
    navigate(back.href)
    void tellChanged()
  }
  return { busy, remove: () => void run(remove), confirmDialog }
}

/** What may be done with a record: its next statuses, change, copy, deletion of a draft; a refusal says why. */
export const RecordActions = <R extends Written>(props: Props<R>) => {
  const { kit, record, onStatus, missing } = props
  const [, navigate] = useLocation()
  const me = useAtomValue(inspectorAtom)
  const tellChanged = useSetAtom(inspectionsChangedAtom)
  const [asks, setAsks] = useState<{ what: 'missing' | 'reason'; move: InspectionMove } | null>(null)
  const removal = useRemoval(props)
  const { state, busy, write } = useWrite<R>(
    () => void tellChanged(),
    () => void tellChanged(),
  )
  const make = (move: InspectionMove) => {
    const demands = moveDemands(move.key)
    if (move.key === 'annul') return setAsks({ what: 'reason', move })
    if (demands && Object.keys(missing(demands)).length > 0) return setAsks({ what: 'missing', move })
    write(movedInspection(kit, record, { key: move.key, to: move.to, comment: '' }))
  }
  const moves = movesFromStatus(record.statusId)
  const close = () => setAsks(null)
  return (
    <>
      {record.statusId === 1 && (
        <Button
          icon={IconDelete}
          busy={removal.busy}
          refusal={refusalOf(mayRemoveInspection(onStatus, me))}
          onClick={removal.remove}
        >
          Изтрий
        </Button>
      )}
      <Button
        icon={IconCopy}
        refusal={refusalOf(mayWriteInspections(me.roles))}
        onClick={() => navigate(kit.at.createFrom(record.guid))}
      >
        Копирай
      </Button>
      <Button
        id="inspection-edit"
        icon={IconEdit}
        refusal={refusalOf(mayChangeInspection(onStatus, me))}
        onClick={() => navigate(`${kit.at.one(record.guid)}?edit=1`)}
      >
        Редактирай
      </Button>
      {moves.toReversed().map((move, at) => (
        <Button
          key={move.key}
          icon={icons[move.key]}
          {...(at === moves.length - 1 && { kind: 'primary' as const, busy })}
          refusal={refusalOf(mayMoveInspection(move, onStatus, me))}
          onClick={() => make(move)}
        >
          {move.label}
        </Button>
      ))}
      <WriteOutcomeBanner state={state} check="Обновете страницата, преди да опитате отново." />
      {asks?.what === 'missing' && <MissingDialog {...props} move={asks.move} onClose={close} />}
      {asks?.what === 'reason' && <AnnulDialog kit={kit} record={record} move={asks.move} onClose={close} />}
      {removal.confirmDialog}
    </>
  )
}
