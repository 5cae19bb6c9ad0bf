import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Direction, DocumentStatus } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import type { DocumentAction } from '../../../rules/documents/documentActions.ts'
import type { DocumentFacts } from '../../../rules/documents/documentFacts.ts'
import type { DocumentPermissions } from '../../../rules/documents/documentPermissions.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import type { WhoCan } from '../../../rules/documents/whoCan.ts'
import { refusalOf, type Verdict } from '../../../rules/refusal.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import {
  IconBarcode,
  IconDelete,
  IconEdit,
  IconNewDocument,
  IconPrint,
  IconReceipt,
  IconRegister,
  IconResolution,
  IconSend,
} from '../../../widgets/icons.ts'
import { MenuButton } from '../../../widgets/overlays/MenuButton.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import type { PrintedKind } from '../../document-print/public.ts'
import { documentChangedAtom } from '../../document-record/public.ts'
import { SendDocumentDialog } from '../../exchange/public.ts'
import { statusChoices, statusMenuRefusal } from './statusChoices.ts'
import { useDeletion } from './useDeletion.ts'
import { useDocumentAddress } from './useDocumentAddress.ts'
import type { Registration } from './useRegistration.ts'

/** The facts of a document and what the person who looks at it may do with it. */
export type ActionRules = {
  facts: DocumentFacts
  rights: DocumentPermissions
  whoCan: WhoCan
  actions: Record<DocumentAction, Verdict>
}
type Props = {
  module: DocumentModule
  document: Document
  may: ActionRules
  registration: Registration
  backHref: string
  onPrint: (kind: PrintedKind) => void
}

const StatusDialog = lazyPart(() => import('../status/StatusDialog.tsx'))

/** A document that was sent stays open to be followed and tried again where it failed. */
const sendRefusal = ({ facts, actions }: ActionRules) =>
  facts.status === DocumentStatus.SENT ? undefined : refusalOf(actions.send)

/** Nobody works on it yet: what a head does first is to resolve it. */
const waitsForWork = ({ facts }: ActionRules): boolean =>
  facts.status === DocumentStatus.REGISTERED || facts.status === DocumentStatus.FOR_RESOLUTION

/** Everything that can be done with the document. What is not allowed now stays in sight and says why and who can. */
export const DocumentActions = ({ module, document, may, registration, backHref, onPrint }: Props) => {
  const { actions } = may
  const [, navigate] = useLocation()
  const [change, setChange] = useState<PossibleTransition | null>(null)
  const { confirm, confirmDialog } = useConfirm()
  const deletion = useDeletion(document.guid, () => navigate(backHref))
  const [sending, setSending] = useState(false)
  const changed = useSetAtom(documentChangedAtom)
  const choices = statusChoices(may)

  const address = useDocumentAddress(module, document.guid)
  const edit = () => navigate(address({ edit: 1 }))
  const remove = async () => {
    const body = `„${document.subjectDescription}“ ще бъде изтрита заедно с файловете си. Това не може да се върне.`
    if (await confirm({ title: 'Изтриване на черновата', body, yes: 'Изтрий', danger: true })) deletion.remove()
  }
  return (
    <>
      <Button
        kind="danger"
        icon={IconDelete}
        refusal={refusalOf(actions.delete)}
        busy={deletion.busy}
        onClick={() => void remove()}
      >
        Изтрий
      </Button>
      <MenuButton
        label="Печат"
        icon={IconPrint}
        items={[
          {
            label: 'Разписка',
            icon: IconReceipt,
            refusal: refusalOf(actions.printReceipt),
            run: () => onPrint('receipt'),
          },
          {
            label: 'Етикет с регистрационен номер',
            icon: IconBarcode,
            refusal: refusalOf(actions.printLabel),
            run: () => onPrint('label'),
          },
        ]}
      />
      <MenuButton
        label="Смени статус"
        refusal={statusMenuRefusal(may)}
        items={choices.map((choice) => ({
          label: choice.label,
          refusal: refusalOf(choice.verdict),
          run: () => setChange(choice),
        }))}
      />
      <Button icon={IconEdit} refusal={refusalOf(actions.edit)} onClick={edit}>
        Редактирай
      </Button>
      <Button
        kind={actions.register.allowed ? 'primary' : 'plain'}
        icon={IconRegister}
        refusal={refusalOf(actions.register)}
        busy={registration.busy}
        onClick={registration.register}
      >
        Регистрирай
      </Button>
      {document.documentDirectionId === Direction.INCOMING && (
        <LinkButton
          icon={IconNewDocument}
          href={documentModule(module).createDocument({ to: document.guid })}
          refusal={refusalOf(actions.relate)}
        >
          Отговори
        </LinkButton>
      )}
      {may.facts.isResolution && document.parentDocument && (
        <LinkButton
          kind="primary"
          icon={IconResolution}
          href={documentModule(module).resolution(document.guid, document.parentDocument.guid)}
        >
          Текст и задачи
        </LinkButton>
      )}
      {document.documentDirectionId !== Direction.OUTGOING && !may.facts.isResolution && (
        <LinkButton
          kind={actions.resolve.allowed && waitsForWork(may) ? 'primary' : 'plain'}
          icon={IconResolution}
          href={documentModule(module).createResolution(document.guid)}
          refusal={refusalOf(actions.resolve)}
        >
          Резолюция
        </LinkButton>
      )}
      {document.documentDirectionId === Direction.OUTGOING && (
        <Button icon={IconSend} refusal={sendRefusal(may)} onClick={() => setSending(true)}>
          Изпрати
        </Button>
      )}
      <SendDocumentDialog
        open={sending}
        docGuid={document.guid}
        onDone={() => void changed()}
        onClose={() => setSending(false)}
      />
      {confirmDialog}
      {change && <StatusDialog document={document} transition={change} onClose={() => setChange(null)} />}
    </>
  )
}
