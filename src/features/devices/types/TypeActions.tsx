import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { DeviceType } from '../../../contract/shapes/devices.ts'
import { today } from '../../../dates/clock.ts'
import { mayCancel, mayEditType } from '../../../rules/devices/mayManageDevices.ts'
import { changeProblem, supplementErrors } from '../../../rules/devices/supplementRules.ts'
import { typeErrors } from '../../../rules/devices/typeRules.ts'
import { hasErrors } from '../../../rules/requiredFields.ts'
import { type Refusal, refusalOf } from '../../../rules/ruleResult.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { PaperDialog } from '../../../screen-kit/paper/PaperDialog.tsx'
import { isRemoved } from '../../../screen-kit/saving/deleteRecord.ts'
import { useConfirmedFlight } from '../../../screen-kit/saving/useConfirmedFlight.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { invalidateInTabsAtom } from '../../../state/crossTabInvalidation.ts'
import { notify } from '../../../transport/notices.ts'
import { attempt } from '../../../transport/request.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { CommandBar } from '../../../widgets/commands/CommandBar.tsx'
import type { Command } from '../../../widgets/commands/command.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconDelete, IconEdit, IconForbidden, IconPrint } from '../../../widgets/icons.ts'
import type { TypeDefinition } from '../typeDefinition.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { SupplementPaper } from './SupplementPaper.tsx'
import { bodyOf } from './savedType.ts'
import type { SupplementedType } from './TypeForm.tsx'
import { CertificatePaper, EntryPaper } from './TypePapers.tsx'
import { useRegistering } from './useRegistering.tsx'

type Props = {
  definition: TypeDefinition
  type: DeviceType
  refusal: Refusal | undefined
  supplemented: SupplementedType | undefined
  back: ListContext
}

const papers = {
  certificate: { title: 'Удостоверение', Sheet: CertificatePaper },
  entry: { title: 'Извлечение от регистъра', Sheet: EntryPaper },
}

const isWholeRecord = ({ definition, type, supplemented }: Props): boolean => {
  const facts = { isForeign: definition.isForeign, purpose: 'register', today: today() } as const
  const body = bodyOf(type)
  if (!supplemented) return !hasErrors(typeErrors(body, facts))
  return !hasErrors(supplementErrors(body, { ...facts, ...supplemented })) && !changeProblem(body, supplemented.before)
}

const useRemoval = ({ definition, type, back }: Props) => {
  const [, navigate] = useLocation()
  const invalidate = useSetAtom(invalidateInTabsAtom)
  const { busy, runConfirmed, confirmDialog } = useConfirmedFlight()
  const remove = async () => {
    const query = { id: type.id }
    const send = (idempotencyKey: string) => attempt(definition.calls.remove, { query }, { idempotencyKey })
    const readCurrent = () => attempt(definition.calls.byId, { query }, { quiet: true })
    if (!(await isRemoved({ send, readCurrent }))) return
    notify({ kind: 'success', text: 'Черновата е изтрита.' })
    navigate(type.parentId === null ? back.href : definition.at.one(type.parentId))
    void invalidate(definition.calls.list, definition.calls.byId)
  }
  const body = 'Черновата ще бъде изтрита с всичко въведено в нея.'
  const confirmation = { title: 'Изтриване на чернова', body, yes: 'Изтрий', danger: true }
  return { busy, remove: () => void runConfirmed(confirmation, remove), confirmDialog }
}

const DraftActions = (props: Props) => {
  const { definition, type } = props
  const [, navigate] = useLocation()
  const invalidate = useSetAtom(invalidateInTabsAtom)
  const removal = useRemoval(props)
  const here = definition.at.one(type.id)
  const mayEdit = refusalOf(mayEditType(type))
  const registering = useRegistering({
    definition,
    type,
    isWhole: isWholeRecord(props),
    opensConfirmation: new URLSearchParams(useSearch()).get('register') === '1',
    onMissing: () => navigate(`${here}?edit=1&missing=1`),
    onChanged: () => void invalidate(definition.calls.list, definition.calls.byId),
  })
  return (
    <>
      <CommandBar
        next={registering.command.key}
        commands={[
          registering.command,
          { key: 'edit', label: 'Редактирай', icon: IconEdit, refusal: mayEdit, href: `${here}?edit=1` },
          {
            key: 'remove',
            label: 'Изтрий',
            icon: IconDelete,
            danger: true,
            rare: true,
            busy: removal.busy,
            refusal: mayEdit,
            run: removal.remove,
          },
        ]}
      />
      {registering.confirmation}
      {removal.confirmDialog}
    </>
  )
}

const EnteredActions = ({ definition, type, refusal }: Props) => {
  const invalidate = useSetAtom(invalidateInTabsAtom)
  const [open, setOpen] = useState<keyof typeof papers | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const refresh = () => void invalidate(definition.calls.list, definition.calls.byId)
  const register = definition.isForeign ? 'registered' : 'approved'
  const cancel: Command = {
    key: 'cancel',
    label: 'Отпиши',
    icon: IconForbidden,
    refusal: refusalOf(mayCancel(type)),
    run: () => setOpen('cancel'),
  }
  return (
    <>
      <CommandBar
        next={null}
        commands={[
          {
            key: 'print',
            label: 'Печат',
            icon: IconPrint,
            items: [
              { label: 'Удостоверение', icon: IconPrint, run: () => setOpen('certificate') },
              { label: 'Извлечение от регистъра', icon: IconPrint, run: () => setOpen('entry') },
            ],
          },
          ...(refusal ? [] : [cancel]),
        ]}
      />
      {open === 'cancel' && (
        <CancelDialog
          definition={definition}
          type={type}
          onDone={() => {
            announce(`Тип № ${type.entryNumber} е отменен.`)
            refresh()
            close()
          }}
          onStale={refresh}
          onClose={close}
        />
      )}
      {(open === 'certificate' || open === 'entry') && (
        <PaperDialog paper={papers[open]} record={{ type, register }} onClose={close} />
      )}
    </>
  )
}

const supplementPaper = { title: 'Допълнение', Sheet: SupplementPaper }

const SupplementPrint = ({
  definition,
  type,
  before,
}: Pick<Props, 'definition' | 'type'> & Pick<SupplementedType, 'before'>) => {
  const [isOpen, setOpen] = useState(false)
  const record = { supplement: type, before, register: definition.isForeign ? 'registered' : 'approved' } as const
  return (
    <>
      <Button icon={IconPrint} onClick={() => setOpen(true)}>
        Печат
      </Button>
      {isOpen && <PaperDialog paper={supplementPaper} record={record} onClose={() => setOpen(false)} />}
    </>
  )
}

export const TypeActions = (props: Props) => {
  if (props.type.isDraft) return props.refusal ? null : <DraftActions {...props} />
  const { definition, type, supplemented } = props
  if (type.parentId === null) return <EnteredActions {...props} />
  return supplemented ? <SupplementPrint definition={definition} type={type} before={supplemented.before} /> : null
}
