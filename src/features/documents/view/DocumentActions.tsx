import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Document } from '../../../contract/shapes/documents.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { documentSteps } from '../../../rules/documents/documentSteps.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import { nextStep } from '../../../rules/nextStep.ts'
import { quoted } from '../../../rules/words/quoted.ts'
import { CommandBar } from '../../../widgets/commands/CommandBar.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import type { PrintedKind } from '../../document-print/public.ts'
import { documentChangedAtom } from '../../document-record/public.ts'
import { SendDocumentDialog } from '../../exchange/public.ts'
import { type OwnTask, TaskResultDialog } from '../../tasks/public.ts'
import { type ActionRules, documentCommands, nextCommand } from './documentCommands.ts'
import { useDeletion } from './useDeletion.ts'
import { useDocumentAddress } from './useDocumentAddress.ts'
import { useDocumentKeys } from './useDocumentKeys.ts'
import type { Registration } from './useRegistration.ts'

type Props = {
  module: DocumentModule
  document: Document
  may: ActionRules
  registration: Registration
  /** The open task of this person on the document. */
  ownTask: OwnTask | undefined
  backHref: string
  onPrint: (kind: PrintedKind) => void
}

const StatusDialog = lazyPart(() => import('../status/StatusDialog.tsx'))

/** Everything that can be done with the document: what this person is expected to do now first, what is refused with why. */
export const DocumentActions = (props: Props) => {
  const { module, document, may, registration, ownTask, backHref, onPrint } = props
  const [, navigate] = useLocation()
  const [completing, setCompleting] = useState<string | null>(null)
  const [change, setChange] = useState<PossibleTransition | null>(null)
  const { confirm, confirmDialog } = useConfirm()
  const deletion = useDeletion(document.guid, () => navigate(backHref))
  const [sending, setSending] = useState(false)
  const changed = useSetAtom(documentChangedAtom)
  const address = useDocumentAddress(module, document.guid)
  const remove = async () => {
    const body = `Черновата ${quoted(document.subjectDescription)} ще бъде изтрита заедно с файловете си. Това не може да се върне.`
    if (await confirm({ title: 'Изтриване на черновата', body, yes: 'Изтрий', danger: true })) deletion.remove()
  }
  const due = nextStep(documentSteps(may.facts, may.actions))
  const acts = {
    remove: () => void remove(),
    print: onPrint,
    change: setChange,
    edit: () => navigate(address({ edit: 1 })),
    attach: () => navigate(address({ tab: 'files' }), { replace: true }),
    register: registration.register,
    registerAndSend: registration.registerAndSend,
    send: () => setSending(true),
    completeTask: setCompleting,
    busy: registration.busy ? ('register' as const) : deletion.busy ? ('remove' as const) : null,
  }
  const given = { module, document, may, ownTask, acts }
  useDocumentKeys({
    module,
    document,
    may,
    edit: acts.edit,
    change: setChange,
    completeTask: ownTask && (() => setCompleting(ownTask.guid)),
  })
  return (
    <>
      <CommandBar commands={documentCommands(due, given)} next={nextCommand(due, given)} />
      <SendDocumentDialog
        open={sending || registration.sendsNow}
        docGuid={document.guid}
        atOnce={registration.sendsNow}
        onDone={() => void changed()}
        onClose={() => {
          setSending(false)
          registration.endSending()
        }}
      />
      {completing !== null && (
        <TaskResultDialog
          taskGuid={completing}
          onDone={() => setCompleting(null)}
          onClose={() => setCompleting(null)}
        />
      )}
      {confirmDialog}
      {change && <StatusDialog document={document} transition={change} onClose={() => setChange(null)} />}
    </>
  )
}
