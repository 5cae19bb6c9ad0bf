import { Direction, DocumentStatus } from '../../contract/enumerations.ts'
import { rolesProblem } from '../correspondents/documentRoles.ts'
import { isByExchange } from '../exchange/isByExchange.ts'
import { refusalText } from '../ruleResult.ts'
import { listed, pluralise } from '../words/pluralise.ts'
import { type DocumentFacts, documentFacts, missingForRegistration } from './documentFacts.ts'

export type Needs = (facts: DocumentFacts) => string[]

const when = (condition: boolean, sentence: string): string[] => (condition ? [sentence] : [])

export const noNeeds: Needs = () => []

const withoutFullStop = (title: string): string => title.replace(/[.\s]+$/, '')
export const openTasksDone: Needs = ({ openTasks }) =>
  when(
    openTasks.length > 0,
    `Има ${pluralise(openTasks.length, ['неприключена задача', 'неприключени задачи'])}: ${listed(openTasks.map(withoutFullStop))}.`,
  )

export const obligationsPaid: Needs = ({ unpaidObligations }) =>
  when(
    unpaidObligations > 0,
    `Има ${pluralise(unpaidObligations, ['неплатено задължение', 'неплатени задължения'])}. В „Задължения и плащания“ отбележете плащането с „Добави плащане“ или отменете задължението.`,
  )
export const workDone: Needs = (facts) => [...openTasksDone(facts), ...obligationsPaid(facts)]

const isRegistered: Needs = (facts) => when(!facts.isRegistered, 'Документът още няма регистрационен номер.')
export const needsNumber: Needs = isRegistered

const filledIn: Needs = (facts) => {
  const missing = missingForRegistration(facts)
  return when(missing.length > 0, `Попълнете: ${missing.join(', ')}.`)
}
const rolesFit: Needs = ({ direction, people }) => {
  const problem = rolesProblem(direction, people)
  return problem === null ? [] : [refusalText(problem).replaceAll('\n', ' ')]
}
/**
 * Returns why the document cannot be registered: it has a number, its type must be signed first, or fields are missing.
 */
export const readyToRegister: Needs = (facts) => [
  ...when(facts.isRegistered, `Документът вече е регистриран с № ${facts.documentNumber}.`),
  ...when(
    facts.status === DocumentStatus.DRAFT && facts.needsSignature && !facts.registersBeforeSigning,
    'Документите от този вид се подписват преди регистриране.',
  ),
  ...filledIn(facts),
  ...rolesFit(facts),
]

export const needsReceiver: Needs = (facts) => when(!facts.isAddressed, 'Изберете до кого е адресиран документът.')
export const needsTask: Needs = (facts) =>
  when(facts.tasksCount === 0, 'Добавете резолюция или задача с поне един изпълнител.')
/** Requires a letter to the competent body in the case file. A letter to the sender only announces the forwarding. */
export const needsForwardedLetter: Needs = (facts) =>
  when(
    !facts.hasOutgoingInCase || facts.isOutgoingOnlyToSender,
    facts.hasOutgoingInCase
      ? 'Изходящото писмо в преписката е само до подателя. Регистрирайте и писмо до компетентния орган.'
      : 'Регистрирайте в преписката изходящо писмо до компетентния орган.',
  )

export const needsAgreement: Needs = (facts) =>
  when(facts.openAgreements === 0, 'Първо поискайте съгласуване: „Задачи и резолюции“ → „Поискай съгласуване“.')
export const allAgreed: Needs = (facts) => [
  ...when(facts.openAgreements > 0, 'Още не са съгласували всички.'),
  ...signerChosen(facts),
]
const signerChosen: Needs = (facts) => when(!facts.hasSigner, 'Изберете кой подписва документа.')
const fileToSign: Needs = (facts) => when(facts.filesCount === 0, 'Прикачете файла, който се подписва.')
/** Returns why a new document with this number of files cannot be sent for signature; undefined if it has a file. */
export const missingFileToSign = (filesCount: number): string | undefined =>
  fileToSign(documentFacts({ direction: null, filesCount })).at(0)

export const readyToSign: Needs = (facts) => [
  ...when(
    facts.status === DocumentStatus.REGISTERED && !facts.registersBeforeSigning,
    'Документът вече е регистриран, а такива документи се подписват преди регистриране.',
  ),
  ...signerChosen(facts),
  ...fileToSign(facts),
]

/** Returns a sentence that names the addressees without an active profile and says what the user can do. */
export const withoutProfileText = (names: readonly string[]): string =>
  `Без активен профил за електронен обмен: ${listed(names).replace(/\.$/, '')}. Изберете друг начин на изпращане в „Адресати“.`

/** Returns why the chosen channel cannot be used; '' if it can be used or none is chosen. */
export const whyChannelFails = (facts: DocumentFacts): string =>
  isByExchange(facts) && facts.addresseesWithoutProfile.length > 0
    ? withoutProfileText(facts.addresseesWithoutProfile)
    : ''
/** True if no exchange system sends the document (post, counter, portal), so that a user must record the handover. */
export const isSentWithoutSystem = (facts: DocumentFacts): boolean => facts.sentViaId !== null && !isByExchange(facts)
export const readyToSend: Needs = (facts) => [
  ...isRegistered(facts),
  ...when(
    facts.status === DocumentStatus.REGISTERED && facts.needsSignature && facts.registersBeforeSigning,
    'Документът още не е подписан.',
  ),
  ...when(facts.addresseesCount === 0, 'Добавете поне един адресат.'),
  ...when(facts.sentViaId === null, 'Изберете начин на изпращане.'),
  ...when(whyChannelFails(facts) !== '', whyChannelFails(facts)),
  ...when(isByExchange(facts) && facts.filesCount === 0, 'Прикачете поне един файл.'),
]

export const hadTasks: Needs = (facts) =>
  when(facts.tasksCount === 0, 'Документът не е бил в изпълнение: по него няма задачи.')
export const wasSent: Needs = (facts) => when(facts.sentViaId === null, 'Документът не е бил изпращан.')

export const needsForAnnulment: Needs = (facts) => [
  ...when(!facts.isRegistered, 'Документът няма регистрационен номер. Нерегистриран документ не се анулира.'),
  ...when(facts.wasSentByExchange, 'Документът вече е изпратен през е-Връчване или обмен на документи.'),
  ...when(facts.paymentsCount > 0, `По документа има ${pluralise(facts.paymentsCount, 'payment')}.`),
]

/**
 * True if the chosen signer must sign before registration or sending. A document reported as signed by the backend
 * needs no signature, even if no signer is chosen.
 */
export const lacksSignature = ({ direction, hasSigner, isSigned, isResolution, status }: DocumentFacts): boolean =>
  (direction === Direction.INTERNAL || direction === Direction.OUTGOING) &&
  hasSigner &&
  !isSigned &&
  !isResolution &&
  status !== DocumentStatus.SIGNED &&
  status !== DocumentStatus.SENT
