import { Direction, DocumentStatus } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { TaskType } from '../../../contract/taskKinds.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import type { DocumentAction } from '../../../rules/documents/documentActions.ts'
import type { DocumentFacts } from '../../../rules/documents/documentFacts.ts'
import type { DocumentPermissions } from '../../../rules/documents/documentPermissions.ts'
import type { DocumentStep } from '../../../rules/documents/documentSteps.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import { isSentWithoutSystem, whyChannelFails } from '../../../rules/documents/transitionNeeds.ts'
import type { WhoCan } from '../../../rules/documents/whoCan.ts'
import { type Refusal, type RuleResult, refusalOf } from '../../../rules/ruleResult.ts'
import { requestedAct } from '../../../rules/tasks/taskResults.ts'
import type { Command } from '../../../widgets/commands/command.ts'
import {
  IconAttach,
  IconBarcode,
  IconCalendar,
  IconCaseFile,
  IconDelete,
  IconEdit,
  IconNewDocument,
  IconPayment,
  IconPrint,
  IconReceipt,
  IconRefresh,
  IconRegister,
  IconResolution,
  IconResult,
  IconSend,
} from '../../../widgets/icons.ts'
import type { PrintedKind } from '../../document-print/public.ts'
import { isSentByNet } from '../../exchange/public.ts'
import type { OwnTask } from '../../tasks/public.ts'
import { changeNow, changeStatus } from './statusCommands.ts'

export type ActionRules = {
  facts: DocumentFacts
  rights: DocumentPermissions
  whoCan: WhoCan
  actions: Record<DocumentAction, RuleResult>
}

export type DocumentActs = {
  remove: () => void
  print: (kind: PrintedKind) => void
  change: (transition: PossibleTransition) => void
  edit: () => void
  prolong: () => void
  /** Undefined if the backend has no such call. */
  move: (() => void) | undefined
  registerAnew: (() => void) | undefined
  chooseSigner: () => void
  chooseWay: () => void
  requestAgreement: () => void
  attach: () => void
  charge: () => void
  pay: () => void
  register: () => void
  registerAndSend: () => void
  send: () => void
  sendAgain: () => void
  completeTask: (task: OwnTask) => void
  busy: 'register' | 'remove' | 'attach' | null
}

type CommandContext = {
  module: DocumentModule
  document: Document
  may: ActionRules
  ownTask: OwnTask | undefined
  acts: DocumentActs
}

/**
 * Returns why the document cannot be sent. For a sent document there is no refusal, because the sending dialog also
 * shows the deliveries and retries them.
 */
const sendRefusal = ({ facts, actions }: ActionRules): Refusal | undefined =>
  facts.status === DocumentStatus.SENT ? undefined : refusalOf(actions.send)

/**
 * Returns the commands with which the work continues elsewhere: in another document, in a resolution, or by sending.
 */
const work = ({ module, document, may: { facts, actions }, may, ownTask, acts }: CommandContext): Command[] => {
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
    // The URL contains the task, so that the new reply offers to complete it.
    href: at.createDocument({ to: guid, ...(ownTask && { task: ownTask.guid }) }),
    refusal: refusalOf(actions.relate),
  }
  // If no connected system delivers the document, the next step only records that the document was sent.
  const isElsewhere = isSentWithoutSystem(facts) && facts.status !== DocumentStatus.SENT
  const send: Command = {
    key: isElsewhere ? 'sendSome' : 'send',
    label: 'Изпрати',
    icon: IconSend,
    refusal: sendRefusal(may),
    rare: isElsewhere,
    run: acts.send,
  }
  const text = (on: string): Command => ({
    key: 'text',
    label: 'Текст и задачи',
    icon: IconResolution,
    href: at.resolution(guid, on),
  })
  const goOn = (answerGuid: string, task: string): Command => ({
    key: 'goOn',
    label: 'Към отговора',
    icon: IconNewDocument,
    href: at.document(answerGuid, { task }),
  })
  return [
    ...(facts.isResolution && parentDocument ? [text(parentDocument.guid)] : []),
    ...(ownTask?.step === 'goOn' && ownTask.answerGuid ? [goOn(ownTask.answerGuid, ownTask.guid)] : []),
    ...(direction === Direction.INCOMING ? [answer] : []),
    ...(direction !== Direction.OUTGOING && !facts.isResolution ? [resolve] : []),
    ...(direction === Direction.OUTGOING ? [send] : []),
  ]
}

const print = ({ may: { actions }, acts }: CommandContext): Command => ({
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

/** True if the strip already offers to sign the document, which completes the task too. */
const isSignedByStep = (next: DocumentStep | null, { typeId }: OwnTask): boolean =>
  next === 'sign' && typeId === TaskType.SIGNATURE

const completeTask = (task: OwnTask, acts: DocumentActs): Command => ({
  key: 'completeTask',
  label: requestedAct(task.typeId)?.label ?? 'Приключи задачата',
  icon: IconResult,
  run: () => acts.completeTask(task),
})

const registerAndSend = ({ busy, registerAndSend: run }: DocumentActs): Command => ({
  key: 'registerAndSend',
  label: 'Регистрирай и изпрати',
  icon: IconSend,
  busy: busy === 'register',
  run,
})

const register = ({ may: { actions }, acts }: CommandContext): Command => ({
  key: 'register',
  label: 'Регистрирай',
  icon: IconRegister,
  refusal: refusalOf(actions.register),
  busy: acts.busy === 'register',
  run: acts.register,
})

const mayRegisterAndSend = ({ document, may: { facts, actions, rights } }: CommandContext): boolean =>
  actions.register.allowed && rights.send && isSentByNet(document) && whyChannelFails(facts) === ''

/**
 * Returns the key of the main command. If the next step of a signed letter is its registration, the main command is the
 * one that registers and sends it.
 */
export const nextCommand = (due: DocumentStep | null, given: CommandContext): string | null => {
  if (due === 'register' && given.may.facts.status === DocumentStatus.SIGNED && mayRegisterAndSend(given))
    return 'registerAndSend'
  const ownStep = given.ownTask?.step ?? null
  return due === 'charge' || due === 'pay' ? (ownStep ?? due) : (due ?? ownStep)
}

const attach = ({ acts }: CommandContext): Command => ({
  key: 'attach',
  label: 'Прикачи писмото',
  icon: IconAttach,
  busy: acts.busy === 'attach',
  run: acts.attach,
})

const requestAgreement = ({ acts }: CommandContext): Command => ({
  key: 'requestAgreement',
  label: 'Поискай съгласуване',
  icon: IconResolution,
  run: acts.requestAgreement,
})

const chooseSigner = ({ acts }: CommandContext): Command => ({
  key: 'chooseSigner',
  label: 'Избери подписващ',
  icon: IconEdit,
  run: acts.chooseSigner,
})

const chooseWay = ({ acts }: CommandContext): Command => ({
  key: 'chooseWay',
  label: 'Избери начин на изпращане',
  icon: IconEdit,
  run: acts.chooseWay,
})

const sendAgain = ({ acts }: CommandContext): Command => ({
  key: 'sendAgain',
  label: 'Опитай отново',
  icon: IconRefresh,
  run: acts.sendAgain,
})

const fee = (next: DocumentStep | null, { acts }: CommandContext): Command[] => [
  ...(next === 'charge' ? [{ key: next, label: 'Впиши такса', icon: IconPayment, run: acts.charge }] : []),
  ...(next === 'pay' ? [{ key: next, label: 'Отбележи плащане', icon: IconPayment, run: acts.pay }] : []),
]

/** Returns a command that is used rarely; none if `run` is undefined because the backend has no such call. */
const rareCommand = (
  named: Pick<Command, 'key' | 'label' | 'icon'>,
  result: RuleResult,
  run: (() => void) | undefined,
): Command[] => (run ? [{ ...named, refusal: refusalOf(result), rare: true, run }] : [])

/** Returns the commands of a document, the most important first. `next`: the step that the current user must do now. */
export const documentCommands = (next: DocumentStep | null, given: CommandContext): Command[] => {
  const { may, acts, ownTask } = given
  const { actions } = may
  const isSentToo = mayRegisterAndSend(given)
  return [
    ...(next === 'attach' ? [attach(given)] : []),
    ...(next === 'requestAgreement' ? [requestAgreement(given)] : []),
    ...(next === 'chooseSigner' ? [chooseSigner(given)] : []),
    ...(next === 'chooseWay' ? [chooseWay(given)] : []),
    ...(next === 'sendAgain' ? [sendAgain(given)] : []),
    ...fee(next, given),
    ...changeNow(next, may, acts.change),
    ...(ownTask && !isSignedByStep(next, ownTask) ? [completeTask(ownTask, acts)] : []),
    ...(isSentToo ? [registerAndSend(acts), register(given)] : []),
    changeStatus(may, acts.change),
    ...work(given),
    { key: 'edit', label: 'Редактирай', icon: IconEdit, refusal: refusalOf(actions.edit), run: acts.edit },
    ...rareCommand({ key: 'prolong', label: 'Удължи срока', icon: IconCalendar }, actions.prolong, acts.prolong),
    ...rareCommand({ key: 'move', label: 'Премести в друга преписка', icon: IconCaseFile }, actions.move, acts.move),
    ...rareCommand(
      { key: 'registerAnew', label: 'Регистрирай наново', icon: IconRegister },
      actions.registerAnew,
      acts.registerAnew,
    ),
    print(given),
    ...(isSentToo ? [] : [register(given)]),
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
