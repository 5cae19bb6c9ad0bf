import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { today } from '../../../dates/clock.ts'
import { nextStep } from '../../../rules/nextStep.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { mayAttachFiles, mayChangeStaff, mayRemoveStaff, staffSteps } from '../../../rules/staff/mayMoveStaff.ts'
import { movesOf } from '../../../rules/staff/staffRoute.ts'
import { inGender } from '../../../rules/words/agreement.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { PaperDialog } from '../../../screen-kit/paper/PaperDialog.tsx'
import { RecordFilesCard } from '../../../screen-kit/register/RecordFilesCard.tsx'
import { isRemoved } from '../../../screen-kit/saving/deleteRecord.ts'
import { useConfirmedFlight } from '../../../screen-kit/saving/useConfirmedFlight.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { notify } from '../../../transport/notices.ts'
import { attempt } from '../../../transport/request.ts'
import { CommandBar } from '../../../widgets/commands/CommandBar.tsx'
import type { Command } from '../../../widgets/commands/command.ts'
import { IconDelete, IconDone, IconEdit, IconPrint, IconRoute } from '../../../widgets/icons.ts'
import { DialogPart } from '../../../widgets/overlays/DialogPart.tsx'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { loadOnce, useLoaded } from '../../../widgets/page/lazyPart.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { Part } from '../../../widgets/page/Part.tsx'
import { StepTag } from '../list/staffColumns.tsx'
import type { StaffDefinition, StaffPaper, StaffRecord } from '../staffDefinition.ts'
import { memberAtom, staffChangedAtom } from '../staffState.ts'
import { RouteCard } from './RouteCard.tsx'
import type { RouteProps } from './RouteDialog.tsx'
import { StaffForm } from './StaffForm.tsx'

const routeDialog = loadOnce(async () => ({ default: (await import('./RouteDialog.tsx')).RouteDialog }))
/** Renders the route of a record. The dialog is a separate chunk, which is loaded when the dialog opens. */
const RouteDialog = <R extends StaffRecord>(props: RouteProps<R>) => {
  const Loaded = useLoaded(routeDialog)
  return Loaded && <Loaded {...props} />
}

type Props<R extends StaffRecord> = { definition: StaffDefinition<R>; record: R; back: ListContext }

const useRemoval = <R extends StaffRecord>({ definition, record, back }: Props<R>) => {
  const [, navigate] = useLocation()
  const { busy, runConfirmed, confirmDialog } = useConfirmedFlight()
  const notifyChanged = useSetAtom(staffChangedAtom)
  const remove = async () => {
    const query = { id: record.id }
    const send = (idempotencyKey: string) => attempt(definition.calls.remove, { query }, { idempotencyKey })
    const readCurrent = () => attempt(definition.calls.byId, { query }, { quiet: true })
    if (!(await isRemoved({ send, readCurrent }))) return
    notify({ kind: 'success', text: `${definition.rules.the} е ${inGender('deleted', definition.rules.the)}.` })
    navigate(back.href)
    void notifyChanged(definition)
  }
  const title = `Изтриване на ${definition.rules.one}`
  const confirmation = { title, body: 'Черновата ще бъде изтрита.', yes: 'Изтрий', danger: true }
  return { busy, remove: () => void runConfirmed(confirmation, remove), confirmDialog }
}

const alwaysTrue = () => true

type ActionsProps<R extends StaffRecord> = Props<R> & {
  onRoute: (move?: string) => void
  onPrint: (paper: StaffPaper<R>) => void
}

const Actions = <R extends StaffRecord>({ onRoute, onPrint, ...props }: ActionsProps<R>) => {
  const { definition, record } = props
  const me = useAtomValue(memberAtom)
  const removal = useRemoval(props)
  const next = nextStep(staffSteps(definition.kind, record, me, today()))
  const move = movesOf[definition.kind].find(({ key }) => key === next)
  const commands: Command[] = [
    ...(move ? [{ key: move.key, label: move.label, icon: IconDone, run: () => onRoute(move.key) }] : []),
    {
      key: 'route',
      label: definition.kind === 'sickLeave' ? 'Статус' : 'Маршрут',
      icon: IconRoute,
      run: () => onRoute(),
    },
    {
      key: 'edit',
      label: 'Редактирай',
      icon: IconEdit,
      refusal: refusalOf(mayChangeStaff(definition.kind, record, me)),
      href: `${definition.at.one(record.id)}?edit=1`,
    },
    ...(definition.papers ?? [])
      .filter(({ isOf = alwaysTrue }) => isOf(record))
      .map((paper) => ({ key: paper.title, label: paper.command, icon: IconPrint, run: () => onPrint(paper) })),
  ]
  const remove: Command = {
    key: 'remove',
    label: 'Изтрий',
    icon: IconDelete,
    danger: true,
    rare: true,
    busy: removal.busy,
    refusal: refusalOf(mayRemoveStaff(definition.kind, record, me)),
    run: removal.remove,
  }
  return (
    <>
      <CommandBar commands={record.step === 'draft' ? [...commands, remove] : commands} next={next} />
      {removal.confirmDialog}
    </>
  )
}

type FactsProps<R extends StaffRecord> = Pick<Props<R>, 'definition' | 'record'> & {
  mayAttach: boolean
  onMove: (move: string, date: string) => void
}

const Facts = <R extends StaffRecord>({ definition, record, mayAttach, onMove }: FactsProps<R>) => (
  <div className="flex flex-column gap-3">
    <Card title="Основни данни">
      <DescriptionList
        items={[
          { term: 'Служител', value: record.person?.name },
          { term: 'Длъжност', value: record.positionName },
          { term: 'Звено', value: record.departmentName, wide: true },
          ...definition.factsOf(record),
          record.note
            ? { term: 'Бележка', value: <span className="pre-line">{record.note}</span>, wide: true }
            : undefined,
        ]}
      />
    </Card>
    {definition.More && <definition.More record={record} onMove={onMove} />}
    <Part name="Файлове">
      <RecordFilesCard files={definition.files} id={record.id} canWrite={mayAttach} />
    </Part>
  </div>
)

export const StaffView = <R extends StaffRecord>(props: Props<R>) => {
  const { definition, record, back } = props
  const [, navigate] = useLocation()
  const me = useAtomValue(memberAtom)
  const isEdited =
    new URLSearchParams(useSearch()).get('edit') === '1' && mayChangeStaff(definition.kind, record, me).allowed
  const [open, setOpen] = useState<{ paper: StaffPaper<R> } | { move: string | undefined; date?: string } | null>(null)
  const title = definition.rules.nameOf(record)
  useTabTitle(title)
  const leave = () => navigate(definition.at.one(record.id), { replace: true })
  const close = () => setOpen(null)
  return (
    <>
      <BackHeader {...back} />
      <PageHeader
        title={title}
        above={<StepTag kind={definition.kind} step={record.step} />}
        actions={
          !isEdited && (
            <Actions {...props} onRoute={(move) => setOpen({ move })} onPrint={(paper) => setOpen({ paper })} />
          )
        }
      />
      {isEdited ? (
        <StaffForm definition={definition} start={record} onSaved={leave} onCancel={leave} />
      ) : (
        <div className="doc-grid">
          <Part name="Данни">
            <Facts
              definition={definition}
              record={record}
              mayAttach={mayAttachFiles(definition.kind, record, me).allowed}
              onMove={(move, date) => setOpen({ move, date })}
            />
          </Part>
          <aside>
            <Part name="Маршрут">
              <RouteCard kind={definition.kind} record={record} />
            </Part>
          </aside>
        </div>
      )}
      {open && 'move' in open && (
        <DialogPart name="Маршрут" onClose={close}>
          <RouteDialog definition={definition} record={record} chosen={open.move} date={open.date} onClose={close} />
        </DialogPart>
      )}
      {open && 'paper' in open && <PaperDialog paper={open.paper} record={record} onClose={close} />}
    </>
  )
}
