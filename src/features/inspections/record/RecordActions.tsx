import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { useLocation } from 'wouter'
import {
  type InspectionMove,
  inspectionSteps,
  mayChangeInspection,
  mayMoveInspection,
  mayRemoveInspection,
  mayWriteInspections,
  moveDemands,
  movesFromStatus,
  type OnStatus,
} from '../../../rules/inspections/inspectionMoves.ts'
import { nextStep } from '../../../rules/nextStep.ts'
import { refusalOf } from '../../../rules/refusal.ts'
import { useWrite } from '../../../screen-kit/form/useWrite.ts'
import type { WayBack } from '../../../screen-kit/list/seenList.ts'
import { useConfirmedFlight } from '../../../screen-kit/writes/useConfirmedFlight.ts'
import { WriteOutcomeBanner } from '../../../screen-kit/writes/WriteOutcomeBanner.tsx'
import { notify } from '../../../transport/notices.ts'
import { attempt } from '../../../transport/request.ts'
import { CommandBar } from '../../../widgets/commands/CommandBar.tsx'
import type { Command } from '../../../widgets/commands/command.ts'
import { IconCopy, IconDelete, IconDone, IconEdit, IconReject, IconRoute } from '../../../widgets/icons.ts'
import { inspectionsChangedAtom, inspectorAtom } from '../inspectionState.ts'
import { movedInspection, type Written } from '../kits.ts'
import { AnnulDialog, type Missing, MissingDialog } from './MoveDialogs.tsx'

type Props<R extends Written> = Missing<R> & {
  record: R
  onStatus: OnStatus
  back: WayBack
  /** What only this kind of record can do; `follow` is its next step once it is closed. */
  own: readonly Command[]
}

const icons = { plan: IconRoute, start: IconRoute, finish: IconDone, annul: IconReject }

/** Deletes a draft after asking, and goes back to the list. */
const useRemoval = <R extends Written>({ kit, record, back }: Pick<Props<R>, 'kit' | 'record' | 'back'>) => {
  const [, navigate] = useLocation()
  const { busy, runConfirmed, confirmDialog } = useConfirmedFlight()
  const tellChanged = useSetAtom(inspectionsChangedAtom)
  const remove = async () => {
    const outcome = await firstValueFrom(attempt(kit.calls.remove, { query: { guid: record.guid } }))
    if (!outcome.done) return
    notify({ kind: 'success', text: `${kit.the} е изтрита.` })
    navigate(back.href)
    void tellChanged()
  }
  const body = `Черновата ${record.number} ще бъде изтрита.`
  const question = { title: `Изтриване на ${kit.one}`, body, yes: 'Изтрий', danger: true }
  return { busy, remove: () => void runConfirmed(question, remove), confirmDialog }
}

/** What may be done with a record: its next statuses, change, copy, deletion of a draft; a refusal says why. */
export const RecordActions = <R extends Written>(props: Props<R>) => {
  const { kit, record, onStatus, missing, own } = props
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
  const commands: Command[] = [
    ...movesFromStatus(record.statusId).map((move) => ({
      key: move.key,
      label: move.label,
      icon: icons[move.key],
      rare: move.key === 'annul',
      busy,
      refusal: refusalOf(mayMoveInspection(move, onStatus, me)),
      run: () => make(move),
    })),
    {
      key: 'edit',
      label: 'Редактирай',
      icon: IconEdit,
      refusal: refusalOf(mayChangeInspection(onStatus, me)),
      href: `${kit.at.one(record.guid)}?edit=1`,
    },
    ...own,
    {
      key: 'copy',
      label: 'Копирай',
      icon: IconCopy,
      refusal: refusalOf(mayWriteInspections(me.roles)),
      href: kit.at.createFrom(record.guid),
    },
  ]
  const remove: Command = {
    key: 'remove',
    label: 'Изтрий',
    icon: IconDelete,
    danger: true,
    rare: true,
    busy: removal.busy,
    refusal: refusalOf(mayRemoveInspection(onStatus, me)),
    run: removal.remove,
  }
  const close = () => setAsks(null)
  return (
    <>
      <CommandBar
        commands={record.statusId === 1 ? [...commands, remove] : commands}
        next={nextStep(
          inspectionSteps(
            onStatus,
            me,
            own.some(({ key }) => key === 'follow'),
          ),
        )}
      />
      <WriteOutcomeBanner state={state} check="Обновете страницата, преди да опитате отново." />
      {asks?.what === 'missing' && <MissingDialog {...props} move={asks.move} onClose={close} />}
      {asks?.what === 'reason' && <AnnulDialog kit={kit} record={record} move={asks.move} onClose={close} />}
      {removal.confirmDialog}
    </>
  )
}
