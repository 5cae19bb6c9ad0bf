import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { Scope } from '../../contract/enumerations.ts'
import { today } from '../../dates/clock.ts'
import { copyText } from '../../screen-kit/copyText.ts'
import { DraftBanner } from '../../screen-kit/draft/DraftBanner.tsx'
import { useDraft } from '../../screen-kit/draft/useDraft.ts'
import { useConfirmedClose } from '../../screen-kit/form/useConfirmedClose.tsx'
import { useCtrlEnter } from '../../screen-kit/form/useCtrlEnter.ts'
import { useLeaveGuard } from '../../screen-kit/leaveGuard.ts'
import { WriteOutcomeBanner } from '../../screen-kit/writes/WriteOutcomeBanner.tsx'
import { userAtom } from '../../state/session.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconCopy, IconPrint, IconRefresh, IconRegister } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { type DocumentScope, documentTypesAtom } from '../document-lookups/public.ts'
import { idOfField, MultipleFields } from './MultipleFields.tsx'
import {
  emptyMultiple,
  firstWrong,
  type MultipleDocuments,
  type MultipleErrors,
  multipleBody,
  multipleErrors,
} from './multipleDocuments.ts'
import { numbersText, RegisteredNumbers } from './RegisteredNumbers.tsx'
import { isSameMultiple, readMultiple } from './storedMultiple.ts'
import { useMultipleDocuments } from './useMultipleDocuments.ts'

type Props = { scope: DocumentScope; onClose: () => void }

/** „Групово регистриране“: several equal documents with consecutive numbers, one list of numbers. */
const MultipleDocumentsDialog = ({ scope, onClose }: Props) => {
  const department = useAtomValue(userAtom)?.departmentId ?? null
  const [began, setBegan] = useState<MultipleDocuments>(() => emptyMultiple(department))
  const [asked, setAsked] = useState(began)
  const [shown, setShown] = useState(false)
  const types = useAtomValue(documentTypesAtom[scope])
  const { state, busy, registered, mustCheck, register, check, again } = useMultipleDocuments(scope)
  const known = types.kind === 'ready' ? types.items : undefined
  const needsCorrespondent = known?.find(({ id }) => id === asked.typeId)?.needsCorrespondent ?? true
  const body = multipleBody(asked, scope === Scope.AU ? 2 : 1, needsCorrespondent)
  const errors: MultipleErrors = multipleErrors(asked, body, today())
  const edit = (change: Partial<MultipleDocuments>) => setAsked((before) => ({ ...before, ...change }))
  const isDirty = !registered && !isSameMultiple(asked, began)
  const loses = mustCheck ? 'Не е известно дали документите са регистрирани.' : 'Документите не са регистрирани.'
  useLeaveGuard(isDirty ? loses : undefined)
  const kept = useDraft(`documents-many/${scope}`, asked, { isDirty, read: readMultiple, use: edit })
  const closing = useConfirmedClose(isDirty, loses, onClose)
  const submit = () => {
    setShown(true)
    const first = firstWrong(errors)
    if (first) document.getElementById(idOfField(first))?.focus()
    else if (asked.count) register(asked.count, body)
  }
  const place = useRef<HTMLDivElement>(null)
  useCtrlEnter(place, () => {
    if (!busy && !registered) (mustCheck ? check : submit)()
  })
  const restart = () => {
    setShown(false)
    const next = { ...asked, count: null }
    setAsked(next)
    setBegan(next)
    again()
  }
  return (
    <Dialog
      open
      persistent
      size="l"
      busy={busy}
      title="Групово регистриране"
      onClose={closing.close}
      footer={
        registered ? (
          <>
            <Button onClick={restart}>Още документи</Button>
            <Button icon={IconCopy} onClick={() => copyText(numbersText(registered), 'Номерата са копирани.')}>
              Копирай номерата
            </Button>
            <Button icon={IconPrint} onClick={() => window.print()}>
              Печат
            </Button>
            <Button kind="primary" onClick={onClose}>
              Готово
            </Button>
          </>
        ) : (
          <>
            <Button onClick={closing.close}>Откажи</Button>
            {mustCheck ? (
              <Button kind="primary" icon={IconRefresh} busy={busy} onClick={check}>
                Провери отново
              </Button>
            ) : (
              <Button kind="primary" icon={IconRegister} busy={busy} onClick={submit}>
                Регистрирай
              </Button>
            )}
          </>
        )
      }
    >
      <div ref={place}>
        {registered ? (
          <RegisteredNumbers
            registered={registered}
            subject={asked.subject}
            module={scope === Scope.AU ? 'administrative-services' : 'documents-flow'}
          />
        ) : (
          <div className="flex flex-column gap-3">
            <DraftBanner draft={kept} />
            <WriteOutcomeBanner
              state={state}
              notDone="Документите не са регистрирани"
              unknown="дали документите са регистрирани"
              check="Проверете отново, преди да правите друго: така няма да се регистрират два пъти."
            />
            <MultipleFields
              scope={scope}
              asked={asked}
              types={known}
              errors={shown ? errors : {}}
              edit={edit}
              needsCorrespondent={needsCorrespondent}
              locked={busy || mustCheck}
            />
          </div>
        )}
      </div>
      {closing.question}
    </Dialog>
  )
}

export default MultipleDocumentsDialog
