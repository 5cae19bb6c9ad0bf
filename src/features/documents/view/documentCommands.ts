import { Direction, DocumentStatus } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import type { DocumentAction } from '../../../rules/documents/documentActions.ts'
import type { DocumentFacts } from '../../../rules/documents/documentFacts.ts'
import type { DocumentPermissions } from '../../../rules/documents/documentPermissions.ts'
import type { DocumentStep } from '../../../rules/documents/documentSteps.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import type { WhoCan } from '../../../rules/documents/whoCan.ts'
import { type Refusal, refusalOf, type Verdict } from '../../../rules/refusal.ts'
import type { Command } from '../../../widgets/commands/command.ts'
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
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import type { PrintedKind } from '../../document-print/public.ts'
import { isSentByNet } from '../../exchange/public.ts'
import { statusChoices, statusMenuRefusal } from './statusChoices.ts'

/** The facts of a document and what the person who looks at it may do with it. */
export type ActionRules = {
  facts: DocumentFacts
  rights: DocumentPermissions
  whoCan: WhoCan
  actions: Record<DocumentAction, Verdict>
}

/** What the page does when a command is given. */
export type DocumentActs = {
  remove: () => void
  print: (kind: PrintedKind) => void
  change: (transition: PossibleTransition) => void
  edit: () => void
  register: () => void
  registerAndSend: () => void
  send: () => void
  /** Which of them is running. */
  busy: 'register' | 'remove' | null
}

type Given = { module: DocumentModule; document: Document; may: ActionRules; acts: DocumentActs }

/** A document that was sent stays open to be followed and tried again where it failed. */
const sendRefusal = ({ facts, actions }: ActionRules): Refusal | undefined =>
  facts.status === DocumentStatus.SENT ? undefined : refusalOf(actions.send)

/** Steps that are a change of status, and the status that each leads to. */
const statusOfStep: Partial<Record<DocumentStep, DocumentStatus>> = {
  forAgreement: DocumentStatus.FOR_AGREEMENT,
  sign: DocumentStatus.SIGNED,
  forSignature: DocumentStatus.FOR_SIGNATURE,
  complete: DocumentStatus.COMPLETED,
}

/** The next step as a command of its own, where it would else lie in the menu of „Смени статус“. */
const changeNow = (next: DocumentStep | null, { may, acts }: Given): Command[] => {
  const change = statusChoices(may).find(({ to }) => next !== null && to === statusOfStep[next])
  return next && change ? [{ key: next, label: change.label, run: () => acts.change(change) }] : []
}

/** A choice none of which may be made now is of no use beside the next step; under „Още“ each line says why. */
const choice = (given: Pick<Command, 'key' | 'label' | 'icon' | 'refusal'> & { items: MenuItem[] }): Command => ({
  ...given,
  rare: given.items.every(({ refusal }) => refusal),
})

const changeStatus = ({ may, acts }: Given): Command =>
  choice({
    key: 'status',
    label: 'Смени статус',
    refusal: statusMenuRefusal(may),
    items: statusChoices(may).map((change) => ({
      label: change.label,
      refusal: refusalOf(change.verdict),
      run: () => acts.change(change),
    })),
  })

/** What is done about a document by another one, by a resolution or by the post: it depends on its direction. */
const work = ({ module, document, may: { facts, actions }, may, acts }: Given): Command[] => {
  const at = documentModule(module)
  const { guid, parentDocument, documentDirectionId: direction } = document
  const resolve: Command = {
    key: 'resolve',
    label: 'Резолюция',
    icon: IconResolution,
    href: at.createResolution(guid),
    refusal: refusalOf(actions.resolve),
  }
  const answer: Command = {
    key: 'answer',
    label: 'Отговори',
    icon: IconNewDocument,
    href: at.createDocument({ to: guid }),
    refusal: refusalOf(actions.relate),
  }
  const send: Command = { key: 'send', label: 'Изпрати', icon: IconSend, refusal: sendRefusal(may), run: acts.send }
  const text = (on: string): Command => ({
    key: 'text',
    label: 'Текст и задачи',
    icon: IconResolution,
    href: at.resolution(guid, on),
  })
  return [
    ...(facts.isResolution && parentDocument ? [text(parentDocument.guid)] : []),
    ...(direction === Direction.INCOMING ? [answer] : []),
    ...(direction !== Direction.OUTGOING && !facts.isResolution ? [resolve] : []),
    ...(direction === Direction.OUTGOING ? [send] : []),
  ]
}

const print = ({ may: { actions }, acts }: Given): Command =>
  choice({
    key: 'print',
    label: 'Печат',
    icon: IconPrint,
    items: [
      {
        label: 'Разписка',
        icon: IconReceipt,
        refusal: refusalOf(actions.printReceipt),
        run: () => acts.print('receipt'),
      },
      {
        label: 'Етикет с регистрационен номер',
        icon: IconBarcode,
        refusal: refusalOf(actions.printLabel),
        run: () => acts.print('label'),
      },
    ],
  })

const registerAndSend = ({ busy, registerAndSend: run }: DocumentActs): Command => ({
  key: 'registerAndSend',
  label: 'Регистрирай и изпрати',
  icon: IconSend,
  busy: busy === 'register',
  run,
})

/** Everything that can be done with a document, what weighs most first; `next` is the step that is due of this person. */
export const documentCommands = (next: DocumentStep | null, given: Given): Command[] => {
  const { may, acts, document } = given
  const { actions, rights } = may
  return [
    ...changeNow(next, given),
    ...(actions.register.allowed && rights.send && isSentByNet(document) ? [registerAndSend(acts)] : []),
    changeStatus(given),
    ...work(given),
    { key: 'edit', label: 'Редактирай', icon: IconEdit, refusal: refusalOf(actions.edit), run: acts.edit },
    print(given),
    {
      key: 'register',
      label: 'Регистрирай',
      icon: IconRegister,
      refusal: refusalOf(actions.register),
      busy: acts.busy === 'register',
      run: acts.register,
    },
    {
      key: 'delete',
      label: 'Изтрий',
      icon: IconDelete,
      refusal: refusalOf(actions.delete),
      busy: acts.busy === 'remove',
      danger: true,
      rare: true,
      run: acts.remove,
    },
  ]
}
