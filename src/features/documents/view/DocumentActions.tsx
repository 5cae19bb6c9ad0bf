import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { caseFiles } from '../../../contract/caseFiles.ts'
import { documents } from '../../../contract/documents.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { documentChecklist, documentSteps } from '../../../rules/documents/documentSteps.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import { nextStep } from '../../../rules/nextStep.ts'
import { completionTitle } from '../../../rules/tasks/taskResults.ts'
import { quoted } from '../../../rules/words/quoteText.ts'
import { mayCallAtom } from '../../../state/access.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { CommandBar } from '../../../widgets/commands/CommandBar.tsx'
import { dueCommand } from '../../../widgets/commands/command.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { Part } from '../../../widgets/page/Part.tsx'
import { useAttaching } from '../../document-files/public.ts'
import type { PrintedKind } from '../../document-print/public.ts'
import { SendDocumentDialog } from '../../exchange/public.ts'
import { type OwnTask, TaskResultDialog } from '../../tasks/public.ts'
import { useOfferToSign } from '../signature/useOfferToSign.ts'
import { useSignature } from '../signature/useSignature.tsx'
import { DocumentStrip } from './DocumentStrip.tsx'
import { type ActionRules, documentCommands, nextCommand } from './documentCommands.ts'
import { transitionToSent } from './statusChoices.ts'
import { useDeletion } from './useDeletion.ts'
import { useDocumentAddress } from './useDocumentAddress.ts'
import { useDocumentKeys } from './useDocumentKeys.ts'
import type { Registration } from './useRegistration.ts'

type Props = {
  module: DocumentModule
  document: Document
  may: ActionRules
  registration: Registration
  ownTask: OwnTask | undefined
  backHref: string
  onPrint: (kind: PrintedKind) => void
  head: (actions: ReactNode) => ReactNode
}

const ProlongDialog = lazyPart(() => import(/* webpackChunkName: "document-dialogs" */ '../term/ProlongDialog.tsx'))
const MoveDialog = lazyPart(() => import(/* webpackChunkName: "document-dialogs" */ '../correct/MoveDialog.tsx'))
const RegisterAnewDialog = lazyPart(
  () => import(/* webpackChunkName: "document-dialogs" */ '../correct/RegisterAnewDialog.tsx'),
)
const StatusDialog = lazyPart(() => import(/* webpackChunkName: "document-dialogs" */ '../status/StatusDialog.tsx'))

export const DocumentActions = (props: Props) => {
  const { module, document, may, registration, ownTask, backHref, onPrint, head } = props
  const [, navigate] = useLocation()
  const [completing, setCompleting] = useState<OwnTask | null>(null)
  const [change, setChange] = useState<PossibleTransition | null>(null)
  const { confirm, confirmDialog } = useConfirm()
  const deletion = useDeletion(document.guid, () => navigate(backHref))
  const [sending, setSending] = useState(false)
  const [opened, setOpened] = useState<'prolong' | 'move' | 'anew' | null>(null)
  const mayCall = useAtomValue(mayCallAtom)
  const changed = useSetAtom(documentChangedAtom)
  const address = useDocumentAddress(module, document.guid)
  const task = ownTask?.completedWith && ownTask
  const waitsToSign = useOfferToSign(may, setChange, () => navigate(address({ task: task?.guid }), { replace: true }))
  const openFiles = () =>
    navigate(address({ tab: 'files', sign: waitsToSign ? 1 : undefined, task: task?.guid }), { replace: true })
  const attaching = useAttaching(document.guid, openFiles)
  const remove = async () => {
    const body = `Черновата ${quoted(document.subjectDescription)} ще бъде изтрита заедно с файловете си. Това не може да се върне.`
    if (await confirm({ title: 'Изтриване на черновата', body, yes: 'Изтрий', danger: true })) deletion.remove()
  }
  const due = nextStep(documentSteps(may.facts, may.actions))
  const signature = useSignature(document, may, setChange)
  const send = () => signature.confirmSending('Изпрати', () => setSending(true))
  const busy =
    registration.busy || signature.busy ? 'register' : deletion.busy ? 'remove' : attaching.busy ? 'attach' : null
  const acts = {
    remove: () => void remove(),
    print: onPrint,
    change: (to: PossibleTransition) =>
      to.by === 'send' ? signature.confirmSending(to.label, () => setChange(to)) : setChange(to),
    edit: () => navigate(address({ edit: 1 })),
    prolong: () => setOpened('prolong'),
    move: mayCall(caseFiles.moveToCaseFile) ? () => setOpened('move') : undefined,
    registerAnew: mayCall(documents.registerAnew) ? () => setOpened('anew') : undefined,
    chooseSigner: () => navigate(address({ edit: 1, at: 'signedByPersonId' })),
    chooseWay: () => navigate(address({ tab: 'addressees', way: 1 }), { replace: true }),
    requestAgreement: () => navigate(address({ tab: 'tasks' }), { replace: true }),
    attach: attaching.choose,
    charge: () => navigate(address({ tab: 'obligations', charge: 1 }), { replace: true }),
    pay: () => navigate(address({ tab: 'obligations', pay: 1 }), { replace: true }),
    register: () => signature.confirmSending('Регистрирай', registration.register),
    registerAndSend: () => signature.confirmSending('Регистрирай и изпрати', registration.registerAndSend),
    send,
    // A letter that came back is sent again from the tab of the addressees, because no connected system delivers it.
    sendAgain:
      may.facts.returnedDeliveries > 0
        ? () => navigate(address({ tab: 'addressees', again: 1 }), { replace: true })
        : send,
    completeTask: setCompleting,
    busy,
  } as const
  const given = { module, document, may, ownTask, acts }
  useDocumentKeys({
    module,
    document,
    may,
    edit: acts.edit,
    change: acts.change,
    completeTask: ownTask && { label: completionTitle(ownTask.typeId), run: () => setCompleting(ownTask) },
  })
  const commands = documentCommands(due, given)
  const next = nextCommand(due, given)
  const hasStrip = documentChecklist(may.facts).length > 0
  const close = () => setCompleting(null)
  const left = transitionToSent(may)
  const endSending = () => {
    setSending(false)
    registration.endSending()
  }
  const markSent = () => {
    endSending()
    setChange(left ?? null)
  }
  return (
    <>
      {head(<CommandBar commands={commands} next={next} nextElsewhere={hasStrip} />)}
      <Part name="Какво следва">
        <DocumentStrip document={document} may={may} task={task} command={dueCommand(commands, next)} />
      </Part>
      <SendDocumentDialog
        open={sending || registration.sendsNow}
        docGuid={document.guid}
        atOnce={registration.sendsNow}
        onDone={() => void changed({ docGuid: document.guid })}
        onMarkSent={left && markSent}
        onClose={endSending}
      />
      {completing !== null && (
        <TaskResultDialog taskGuid={completing.guid} answer={completing.completedWith} onDone={close} onClose={close} />
      )}
      {confirmDialog}
      {signature.dialog}
      {opened === 'prolong' && <ProlongDialog document={document} onClose={() => setOpened(null)} />}
      {opened === 'move' && <MoveDialog document={document} onClose={() => setOpened(null)} />}
      {opened === 'anew' && (
        <RegisterAnewDialog
          document={document}
          onDone={(guid) => {
            // The dialog must be closed before the navigation, because its leave guard would ask the user.
            flushSync(() => setOpened(null))
            navigate(documentModule(module).document(guid, { registered: 1 }))
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {change && <StatusDialog document={document} transition={change} onClose={() => setChange(null)} />}
    </>
  )
}
