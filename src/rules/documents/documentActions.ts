/**
 * All actions on a document and whether each is permitted. The client disables and explains buttons with these results;
 * the mock backend refuses requests with them.
 */
import { Direction, DocumentStatus, documentStatusLabels } from '../../contract/enumerations.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { allOf, allowed, type RuleResult, refused } from '../ruleResult.ts'
import { type DocumentFacts, deliveryFailed, isBeingWritten } from './documentFacts.ts'
import type { DocumentPermissions, Permission } from './documentPermissions.ts'
import { canTransition, refusedWhenFinal, refusedWhenUnknown, transitionsFrom } from './documentTransitions.ts'
import { refusedForRight, type WhoCan } from './whoCan.ts'

const S = DocumentStatus

type RuleInput = { facts: DocumentFacts; permissions: DocumentPermissions; whoCan: WhoCan }
type Rule = (input: RuleInput) => RuleResult

const needsRight =
  (...needed: Permission[]): Rule =>
  ({ permissions, whoCan }) =>
    needed.some((permission) => permissions[permission]) ? allowed : refusedForRight(needed, whoCan)
const mustBeUnfinished: Rule = ({ facts }) => refusedWhenFinal(facts)
const allRules =
  (...rules: Rule[]): Rule =>
  (input) =>
    allOf(...rules.map((rule) => rule(input)))

const statusSentence = (facts: DocumentFacts): string =>
  `Документът е в статус „${documentStatusLabels[facts.status]}“.`
const numberOf = (facts: DocumentFacts): string => (facts.documentNumber ? ` с № ${facts.documentNumber}` : '')

const signedIsClosed = 'Подписан или изпратен документ не се променя.'

/**
 * Refuses to change the text while the document waits for agreement (съгласуване) or signature, and after it is signed
 * or sent.
 */
const contentIsOpen: Rule = ({ facts }) => {
  if (facts.status === S.FOR_AGREEMENT || facts.status === S.FOR_SIGNATURE)
    return refused(statusSentence(facts), 'Документът се променя, след като бъде върнат за корекция.')
  if (facts.status === S.SIGNED || facts.status === S.SENT) return refused(statusSentence(facts), signedIsClosed)
  // A signed document must not change. Exception: a draft signed on paper, because that signature record can be removed
  // until the draft has a number.
  return facts.isSigned && (facts.isRegistered || !facts.isSignedOnPaper)
    ? refused('Документът е подписан.', signedIsClosed)
    : allowed
}
/**
 * Permits to attach the scan of a document signed on paper. The text of such a document must not change, but it has no
 * file until then.
 */
const mainFileIsOpen: Rule = (input) =>
  input.facts.isSignedOnPaper && input.facts.filesCount === 0 ? allowed : contentIsOpen(input)
const mustBeUnregistered =
  (because: string): Rule =>
  ({ facts }) =>
    facts.isRegistered ? refused(`Документът вече е регистриран${numberOf(facts)}.`, because) : allowed
const mustBeRegistered: Rule = ({ facts }) =>
  facts.isRegistered ? allowed : refused('Документът още няма регистрационен номер.', 'Първо регистрирайте документа.')
const onlyFor =
  (directions: readonly Direction[], title: string, because: string): Rule =>
  ({ facts }) =>
    directions.some((direction) => direction === facts.direction) ? allowed : refused(title, because)
const changeTo =
  (to: DocumentStatus): Rule =>
  ({ facts, permissions, whoCan }) =>
    canTransition(facts.status, to, facts, permissions, whoCan)

const correspondentsLocked = mustBeUnregistered('След регистрирането кореспондентите не се променят.')
const correspondents = allRules(mustBeUnfinished, contentIsOpen, correspondentsLocked, needsRight('edit'))
const addressees = allRules(
  onlyFor([Direction.OUTGOING, Direction.INTERNAL], 'Входящият документ няма адресати.', 'Той е адресиран до звено.'),
  mustBeUnfinished,
  ({ facts }) =>
    facts.status === S.SENT ? refused(statusSentence(facts), 'Адресатите се определят преди изпращането.') : allowed,
  needsRight('edit', 'send'),
)
const onlyReceived = onlyFor(
  [Direction.INCOMING, Direction.INTERNAL],
  'Изходящ документ не се възлага.',
  'Резолюции и задачи се поставят на входящи и вътрешни документи.',
)
const ofItsDocument =
  (because: string): Rule =>
  ({ facts }) =>
    facts.isResolution ? refused('Това е резолюция.', because) : allowed
const workIsOpen: Rule = ({ facts }) =>
  facts.status === S.SUSPENDED ? refused(statusSentence(facts), 'Първо възобновете работата по документа.') : allowed
/** Permits an author to request agreement and signature for a draft without the permission to assign. */
const mayAssign: Rule = (input) =>
  isBeingWritten(input.facts) ? needsRight('assign', 'resolve', 'edit')(input) : needsRight('assign', 'resolve')(input)
const hasNextStatus: Rule = ({ facts, permissions, whoCan }) => {
  const changes = transitionsFrom(facts, permissions, whoCan)
  const first = changes[0]
  if (!first) return refused(statusSentence(facts), 'От този статус няма към какво да се премине.')
  return changes.some(({ ruleResult }) => ruleResult.allowed) ? allowed : first.ruleResult
}
const canRegister: Rule = ({ facts, permissions, whoCan }) =>
  facts.isRegistered
    ? refused(`Документът вече е регистриран${numberOf(facts)}.`, 'Един документ получава номер само веднъж.')
    : canTransition(facts.status, S.REGISTERED, facts, permissions, whoCan)

const rules = {
  read: needsRight('read'),
  markRead: needsRight('read'),
  edit: allRules(mustBeUnfinished, contentIsOpen, needsRight('edit')),
  register: canRegister,
  /** Registers several equal documents at once, with consecutive numbers. */
  multiple: canRegister,
  delete: allRules(
    mustBeUnregistered('Регистриран документ не се изтрива; той може да бъде анулиран.'),
    ({ facts }) =>
      facts.status === S.DRAFT
        ? allowed
        : refused(statusSentence(facts), 'Изтрива се само документ в статус „Чернова“.'),
    ({ facts }) =>
      facts.hasRegisteredChildren
        ? refused('Документът не може да бъде изтрит.', 'Към него има регистрирани документи.')
        : allowed,
    needsRight('delete', 'edit'),
  ),
  setStatus: hasNextStatus,
  forResolution: changeTo(S.FOR_RESOLUTION),
  resolve: allRules(
    needsRight('resolve'),
    ofItsDocument('Нова резолюция се поставя върху документа, за който се отнася.'),
    mustBeUnfinished,
    onlyReceived,
    mustBeRegistered,
    workIsOpen,
  ),
  assign: allRules(
    mayAssign,
    ofItsDocument('Задачите по нея се възлагат от екрана ѝ или върху документа, за който се отнася.'),
    mustBeUnfinished,
    workIsOpen,
  ),
  forAgreement: changeTo(S.FOR_AGREEMENT),
  forSignature: changeTo(S.FOR_SIGNATURE),
  sign: changeTo(S.SIGNED),
  giveBack: changeTo(S.RETURNED),
  send: changeTo(S.SENT),
  sendAgain: allRules(
    ({ facts }) =>
      deliveryFailed(facts)
        ? allowed
        : refused('Няма неуспешна доставка.', 'Отново се изпраща само до адресат, до когото доставката не е успяла.'),
    needsRight('send'),
  ),
  prolong: allRules(
    mustBeUnfinished,
    mustBeRegistered,
    ({ facts }) =>
      facts.hasDeadline
        ? allowed
        : refused('Документът няма срок.', 'Срок се определя с „Редактирай“ или от правило за вида на документа.'),
    workIsOpen,
    needsRight('edit', 'resolve', 'assign'),
  ),
  forward: changeTo(S.FORWARDED),
  suspend: changeTo(S.SUSPENDED),
  resume: allRules(
    ({ facts }) =>
      facts.status === S.SUSPENDED ? allowed : refused(statusSentence(facts), 'Възобновява се само спрян документ.'),
    changeTo(S.IN_PROGRESS),
  ),
  complete: changeTo(S.COMPLETED),
  annul: changeTo(S.ANNULLED),
  revert: allRules(needsRight('revert'), ({ facts }) =>
    facts.status === S.COMPLETED ? allowed : refused(statusSentence(facts), 'Връща се само приключен документ.'),
  ),
  addFile: allRules(mustBeUnfinished, needsRight('files')),
  addMainFile: allRules(mustBeUnfinished, mainFileIsOpen, needsRight('files')),
  removeFile: allRules(mustBeUnfinished, contentIsOpen, needsRight('files')),
  downloadFile: needsRight('read'),
  addCorrespondent: correspondents,
  editCorrespondent: correspondents,
  removeCorrespondent: correspondents,
  /** Which role fits, `documentRoles.ts` decides. It changes after registration too, because it is no content. */
  setCorrespondentRole: allRules(mustBeUnfinished, needsRight('edit')),
  addAddressee: addressees,
  editAddressee: addressees,
  removeAddressee: addressees,
  /**
   * Records that a sent document was delivered to an addressee, or that it came back. The receipt may arrive after
   * completion.
   */
  recordDelivery: allRules(
    onlyFor([Direction.OUTGOING], 'Документът не се изпраща.', 'Връчване се отбелязва само на изходящ документ.'),
    ({ facts }) =>
      facts.status === S.SENT || facts.status === S.COMPLETED
        ? allowed
        : refused(statusSentence(facts), 'Връчването се отбелязва след изпращането.'),
    needsRight('edit', 'send'),
  ),
  classify: allRules(mustBeUnfinished, needsRight('edit')),
  comment: needsRight('comment'),
  obligations: allRules(needsRight('obligations'), ({ facts }) =>
    facts.status === S.ANNULLED ? refused(statusSentence(facts), 'По анулиран документ не се дължи нищо.') : allowed,
  ),
  relate: allRules(
    needsRight('read'),
    ({ facts }) =>
      facts.status === S.ANNULLED
        ? refused(statusSentence(facts), 'По анулиран документ не се води преписка.')
        : allowed,
    mustBeRegistered,
  ),
  /** Moves the document, with the documents under it, to another case file. */
  move: allRules(
    mustBeRegistered,
    ({ facts }) =>
      facts.status === S.ANNULLED
        ? refused(
            statusSentence(facts),
            'Анулиран документ остава в преписката си. Той може да бъде регистриран наново.',
          )
        : allowed,
    ofItsDocument('Тя се премества заедно с документа, за който се отнася.'),
    needsRight('register'),
  ),
  /** Gives the document another number and annuls the first one, unless it is annulled. */
  registerAnew: allRules(
    mustBeRegistered,
    ofItsDocument('Наново се регистрира документът, за който се отнася.'),
    ({ facts }) =>
      facts.isReplaced
        ? refused('Документът вече е регистриран наново.', 'Новият документ е посочен в основните данни.')
        : allowed,
    needsRight('register'),
    (input) => (input.facts.status === S.ANNULLED ? allowed : changeTo(S.ANNULLED)(input)),
  ),
  access: needsRight('access'),
  printReceipt: allRules(
    needsRight('read'),
    onlyFor([Direction.INCOMING], 'Разписка се издава само за входящ документ.', 'Тя удостоверява приемането му.'),
    mustBeRegistered,
  ),
  printLabel: allRules(needsRight('read'), mustBeRegistered),
} satisfies Record<string, Rule>

export type DocumentAction = keyof typeof rules
const actionNames = Object.keys(rules) as DocumentAction[]

const inAnyStatus: readonly DocumentAction[] = ['read', 'markRead', 'downloadFile', 'comment', 'access']
const ruleResultOf = (action: DocumentAction, input: RuleInput): RuleResult =>
  input.facts.isStatusKnown || inAnyStatus.includes(action) ? rules[action](input) : refusedWhenUnknown

/** True if removing a file needs a reason, which is stored in the history. */
export const removalNeedsReason = ({ isRegistered }: Pick<DocumentFacts, 'isRegistered'>): boolean => isRegistered
export const removalErrors = (reason: string, facts: Pick<DocumentFacts, 'isRegistered'>): FieldErrors<'reason'> =>
  errorsOf({ reason: removalNeedsReason(facts) ? required(reason) : null })

export const documentAction = (
  action: DocumentAction,
  facts: DocumentFacts,
  permissions: DocumentPermissions,
  whoCan: WhoCan = {},
): RuleResult => ruleResultOf(action, { facts, permissions, whoCan })

export const documentActions = (
  facts: DocumentFacts,
  permissions: DocumentPermissions,
  whoCan: WhoCan = {},
): Record<DocumentAction, RuleResult> =>
  Object.fromEntries(
    actionNames.map((action) => [action, ruleResultOf(action, { facts, permissions, whoCan })]),
  ) as Record<DocumentAction, RuleResult>

/** The fields, by their names in the request, that cannot change after registration. */
export const lockedAfterRegistration = [
  'documentDirectionId',
  'documentTypeId',
  'numberIndexId',
  'isAnonymous',
  'caseFileGuid',
] as const
export type LockedField = (typeof lockedAfterRegistration)[number]
/**
 * Returns why a field cannot be changed; null if it can. `field` is the name in the form, where the case file is called
 * `caseFile`.
 */
export const lockedBecause = (field: string, facts: DocumentFacts): string | null => {
  const name = field === 'caseFile' ? 'caseFileGuid' : field
  return facts.isRegistered && lockedAfterRegistration.some((locked) => locked === name)
    ? `Документът вече е регистриран${numberOf(facts)}; полето не се променя.`
    : null
}
