import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { InspectionStatus } from '../../../contract/inspectionKinds.ts'
import { today } from '../../../dates/clock.ts'
import { shownDate } from '../../../dates/typedDate.ts'
import {
  type InspectionMove,
  inspectionMoves,
  isEarlyStart,
  mayChangeInspection,
  mayMoveInspection,
  mayRemoveInspection,
  mayWriteInspections,
  moveDemands,
  movesFromStatus,
  type OnStatus,
} from '../../../rules/inspections/inspectionMoves.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { isRemoved } from '../../../screen-kit/saving/deleteRecord.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { useConfirmedFlight } from '../../../screen-kit/saving/useConfirmedFlight.ts'
import { useMutation } from '../../../screen-kit/saving/useMutation.ts'
import { notify } from '../../../transport/notices.ts'
import { attempt } from '../../../transport/request.ts'
import { CommandBar } from '../../../widgets/commands/CommandBar.tsx'
import type { Command } from '../../../widgets/commands/command.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import {
  IconCalendar,
  IconCopy,
  IconDelete,
  IconDone,
  IconEdit,
  IconReject,
  IconStart,
} from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { type InspectionDefinition, movedInspection, type WrittenInspection } from '../inspectionDefinitions.ts'
import { inspectionsChangedAtom, inspectorAtom } from '../inspectionState.ts'
import { AnnulDialog, type Missing, MissingDialog } from './MoveDialogs.tsx'

type Props<R extends WrittenInspection> = Missing<R> & {
  record: R
  onStatus: OnStatus
  back: ListContext
  own: readonly Command[]
  next: string | null
}

const icons = { plan: IconCalendar, start: IconStart, finish: IconDone, annul: IconReject }

/**
 * Returns the text of the confirmation before an inspection starts earlier than planned. The planned period of a group
 * is not changed by the start.
 */
const earlyStartConfirmation = <R extends WrittenInspection>(
  { one }: InspectionDefinition<R>,
  { startsAt, periodFrom }: OnStatus,
) => {
  const yes = 'Започни сега'
  if (!startsAt) {
    const body = `Периодът ѝ започва на ${shownDate(periodFrom ?? null)} г.`
    return { title: `Започване на ${one} преди периода`, body, yes }
  }
  const planned = `${shownDate(startsAt.slice(0, 10))} г., ${startsAt.slice(11)} ч.`
  const body = `Началото ѝ е ${planned} Ако започне сега, за начало се записва този момент.`
  return { title: `Започване на ${one} преди началото ѝ`, body, yes }
}

const useRemoval = <R extends WrittenInspection>({
  definition,
  record,
  back,
}: Pick<Props<R>, 'definition' | 'record' | 'back'>) => {
  const [, navigate] = useLocation()
  const { busy, runConfirmed, confirmDialog } = useConfirmedFlight()
  const notifyChanged = useSetAtom(inspectionsChangedAtom)
  const remove = async () => {
    const query = { guid: record.guid }
    const send = (idempotencyKey: string) => attempt(definition.calls.remove, { query }, { idempotencyKey })
    const readCurrent = () => attempt(definition.calls.byGuid, { query }, { quiet: true })
    if (!(await isRemoved({ send, readCurrent }))) return
    notify({ kind: 'success', text: `${definition.the} е изтрита.` })
    navigate(back.href)
    void notifyChanged()
  }
  const body = `Черновата ${record.number} ще бъде изтрита.`
  const confirmation = { title: `Изтриване на ${definition.one}`, body, yes: 'Изтрий', danger: true }
  return { busy, remove: () => void runConfirmed(confirmation, remove), confirmDialog }
}

export const RecordActions = <R extends WrittenInspection>(props: Props<R>) => {
  const { definition, record, onStatus, missing, own, next } = props
  const me = useAtomValue(inspectorAtom)
  const notifyChanged = useSetAtom(inspectionsChangedAtom)
  const [openDialog, setOpenDialog] = useState<{ what: 'missing' | 'reason'; move: InspectionMove } | null>(null)
  const removal = useRemoval(props)
  const { state, busy, write } = useMutation<R>(
    ({ statusId }) => {
      const move = inspectionMoves.find(({ to }) => to === statusId)
      if (move) announce(`${definition.the} е ${move.done}.`)
      void notifyChanged()
    },
    () => void notifyChanged(),
  )
  const { confirm, confirmDialog } = useConfirm()
  const make = async (move: InspectionMove) => {
    const demands = moveDemands(move.key)
    if (move.key === 'annul') return setOpenDialog({ what: 'reason', move })
    if (demands && Object.keys(missing(demands)).length > 0) return setOpenDialog({ what: 'missing', move })
    if (isEarlyStart(move.key, onStatus, today()) && !(await confirm(earlyStartConfirmation(definition, onStatus))))
      return
    write(movedInspection(definition, record, { key: move.key, to: move.to, comment: '' }))
  }
  const commands: Command[] = [
    ...movesFromStatus(record.statusId).map((move) => ({
      key: move.key,
      label: move.label,
      icon: icons[move.key],
      rare: move.key === 'annul',
      busy,
      refusal: refusalOf(mayMoveInspection(move, onStatus, me)),
      run: () => void make(move),
    })),
    {
      key: 'edit',
      label: 'Редактирай',
      icon: IconEdit,
      refusal: refusalOf(mayChangeInspection(onStatus, me)),
      href: `${definition.at.one(record.guid)}?edit=1`,
    },
    ...own,
    {
      key: 'copy',
      label: 'Копирай',
      icon: IconCopy,
      refusal: refusalOf(mayWriteInspections(me.roles)),
      href: definition.at.createFrom(record.guid),
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
  const close = () => setOpenDialog(null)
  return (
    <>
      <CommandBar
        commands={record.statusId === InspectionStatus.DRAFT ? [...commands, remove] : commands}
        next={next}
      />
      <MutationOutcomeBanner state={state} check="Обновете страницата, преди да опитате отново." />
      {openDialog?.what === 'missing' && <MissingDialog {...props} move={openDialog.move} onClose={close} />}
      {openDialog?.what === 'reason' && (
        <AnnulDialog definition={definition} record={record} move={openDialog.move} onClose={close} />
      )}
      {confirmDialog}
      {removal.confirmDialog}
    </>
  )
}
