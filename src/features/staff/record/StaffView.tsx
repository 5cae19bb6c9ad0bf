import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { today } from '../../../dates/clock.ts'
import { nextStep } from '../../../rules/nextStep.ts'
import { refusalOf } from '../../../rules/refusal.ts'
import { mayAttachFiles, mayChangeStaff, mayRemoveStaff, staffSteps } from '../../../rules/staff/mayMoveStaff.ts'
import { movesOf } from '../../../rules/staff/staffRoute.ts'
import { agreed } from '../../../rules/words/agreement.ts'
import type { ListContext } from '../../../screen-kit/list/seenList.ts'
import { PaperDialog } from '../../../screen-kit/paper/PaperDialog.tsx'
import { RecordFilesCard } from '../../../screen-kit/register/RecordFilesCard.tsx'
import { isRemoved } from '../../../screen-kit/saving/removal.ts'
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
import { loadedOnce, useLoaded } from '../../../widgets/page/lazyPart.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { Part } from '../../../widgets/page/Part.tsx'
import { StepTag } from '../list/staffColumns.tsx'
import type { StaffKit, StaffPaper, StaffRecord } from '../staffKit.ts'
import { memberAtom, staffChangedAtom } from '../staffState.ts'
import { RouteCard } from './RouteCard.tsx'
import type { RouteProps } from './RouteDialog.tsx'
import { StaffForm } from './StaffForm.tsx'

const routeDialog = loadedOnce(async () => ({ default: (await import('./RouteDialog.tsx')).RouteDialog }))
/**
 * The list of the register shares a script with this file, so the dialog's radio buttons are loaded only when it opens.
 */
const RouteDialog = <R extends StaffRecord>(props: RouteProps<R>) => {
  const Loaded = useLoaded(routeDialog)
  return Loaded && <Loaded {...props} />
}

type Props<R extends StaffRecord> = { kit: StaffKit<R>; record: R; back: ListContext }

/** Deletes a draft after a confirmation, and returns to the list. */
const useRemoval = <R extends StaffRecord>({ kit, record, back }: Props<R>) => {
  const [, navigate] = useLocation()
  const { busy, runConfirmed, confirmDialog } = useConfirmedFlight()
  const notifyChanged = useSetAtom(staffChangedAtom)
  const remove = async () => {
    const query = { id: record.id }
    const send = (idempotencyKey: string) => attempt(kit.calls.remove, { query }, { idempotencyKey })
    const sendRequest = () => attempt(kit.calls.byId, { query }, { quiet: true })
    if (!(await isRemoved({ send, sendRequest }))) return
    notify({ kind: 'success', text: `${kit.rules.the} е ${agreed('deleted', kit.rules.the)}.` })
    navigate(back.href)
    void notifyChanged(kit)
  }
  const title = `Изтриване на ${kit.rules.one}`
  const confirmation = { title, body: 'Черновата ще бъде изтрита.', yes: 'Изтрий', danger: true }
  return { busy, remove: () => void runConfirmed(confirmation, remove), confirmDialog }
}

const always = () => true

type ActionsProps<R extends StaffRecord> = Props<R> & {
  onRoute: (move?: string) => void
  onPrint: (paper: StaffPaper<R>) => void
}

const Actions = <R extends StaffRecord>({ onRoute, onPrint, ...props }: ActionsProps<R>) => {
  const { kit, record } = props
  const me = useAtomValue(memberAtom)
  const removal = useRemoval(props)
  const next = nextStep(staffSteps(kit.kind, record, me, today()))
  const move = movesOf[kit.kind].find(({ key }) => key === next)
  const commands: Command[] = [
    ...(move ? [{ key: move.key, label: move.label, icon: IconDone, run: () => onRoute(move.key) }] : []),
    {
      key: 'route',
      label: kit.kind === 'sickLeave' ? 'Статус' : 'Маршрут',
      icon: IconRoute,
      run: () => onRoute(),
    },
    {
      key: 'edit',
      label: 'Редактирай',
      icon: IconEdit,
      refusal: refusalOf(mayChangeStaff(kit.kind, record, me)),
      href: `${kit.at.one(record.id)}?edit=1`,
    },
    ...(kit.papers ?? [])
      .filter(({ isOf = always }) => isOf(record))
      .map((paper) => ({ key: paper.title, label: paper.command, icon: IconPrint, run: () => onPrint(paper) })),
  ]
  const remove: Command = {
    key: 'remove',
    label: 'Изтрий',
    icon: IconDelete,
    danger: true,
    rare: true,
    busy: removal.busy,
    refusal: refusalOf(mayRemoveStaff(kit.kind, record, me)),
    run: removal.remove,
  }
  return (
    <>
      <CommandBar commands={record.step === 'draft' ? [...commands, remove] : commands} next={next} />
      {removal.confirmDialog}
    </>
  )
}

type FactsProps<R extends StaffRecord> = Pick<Props<R>, 'kit' | 'record'> & {
  mayAttach: boolean
  onMove: (move: string, date: string) => void
}

const Facts = <R extends StaffRecord>({ kit, record, mayAttach, onMove }: FactsProps<R>) => (
  <div className="flex flex-column gap-3">
    <Card title="Основни данни">
      <DescriptionList
        items={[
          { term: 'Служител', value: record.person?.name },
          { term: 'Длъжност', value: record.positionName },
          { term: 'Звено', value: record.departmentName, wide: true },
          ...kit.factsOf(record),
          record.note
            ? { term: 'Бележка', value: <span className="pre-line">{record.note}</span>, wide: true }
            : undefined,
        ]}
      />
    </Card>
    {kit.More && <kit.More record={record} onMove={onMove} />}
    <Part name="Файлове">
      <RecordFilesCard files={kit.files} id={record.id} canWrite={mayAttach} />
    </Part>
  </div>
)

/** An existing record: its head, facts and route, or its form at `?edit=1`. */
export const StaffView = <R extends StaffRecord>(props: Props<R>) => {
  const { kit, record, back } = props
  const [, navigate] = useLocation()
  const me = useAtomValue(memberAtom)
  const isEdited = new URLSearchParams(useSearch()).get('edit') === '1' && mayChangeStaff(kit.kind, record, me).allowed
  const [open, setOpen] = useState<{ paper: StaffPaper<R> } | { move: string | undefined; date?: string } | null>(null)
  const title = kit.rules.nameOf(record)
  useTabTitle(title)
  const leave = () => navigate(kit.at.one(record.id), { replace: true })
  const close = () => setOpen(null)
  return (
    <>
      <BackHeader {...back} />
      <PageHeader
        title={title}
        above={<StepTag kind={kit.kind} step={record.step} />}
        actions={
          !isEdited && (
            <Actions {...props} onRoute={(move) => setOpen({ move })} onPrint={(paper) => setOpen({ paper })} />
          )
        }
      />
      {isEdited ? (
        <StaffForm kit={kit} start={record} onSaved={leave} onCancel={leave} />
      ) : (
        <div className="doc-grid">
          <Part name="Данни">
            <Facts
              kit={kit}
              record={record}
              mayAttach={mayAttachFiles(kit.kind, record, me).allowed}
              onMove={(move, date) => setOpen({ move, date })}
            />
          </Part>
          <aside>
            <Part name="Маршрут">
              <RouteCard kind={kit.kind} record={record} />
            </Part>
          </aside>
        </div>
      )}
      {open && 'move' in open && (
        <DialogPart name="Маршрут" onClose={close}>
          <RouteDialog kit={kit} record={record} chosen={open.move} date={open.date} onClose={close} />
        </DialogPart>
      )}
      {open && 'paper' in open && <PaperDialog paper={open.paper} record={record} onClose={close} />}
    </>
  )
}
