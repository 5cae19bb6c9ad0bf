import { formatDate, formatDateTime } from '../../../dates/civilDate.ts'
import { checkEik, maskIdentifier } from '../../../rules/identifiers/identifiers.ts'
import type { Description } from '../../../widgets/page/DescriptionList.tsx'
import type { Message } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'

export const identifierText = (identifier: string): string => {
  if (identifier === '') return ''
  return checkEik(identifier) === null ? `ЕИК ${identifier}` : maskIdentifier(identifier)
}

const ofServing = ({ senderKind, dateSent, dateServed }: Message): Description[] => [
  { term: 'Вид на подателя', value: senderKind },
  { term: 'Изпратено на', value: formatDateTime(dateSent) },
  { term: 'Връчено на', value: formatDateTime(dateServed) },
]
const ofExchange = (message: Message): Description[] => [
  { term: 'Рег. индекс (изпращач)', value: message.senderNumber },
  { term: 'Вид на документа', value: message.documentKind },
  { term: 'Изпратено на', value: formatDateTime(message.dateSent) },
  { term: 'Получено на', value: formatDateTime(message.dateReceived) },
  { term: 'В отговор на', value: message.parentNumber },
  { term: 'Краен срок за приключване', value: formatDate(message.dueDate) },
  { term: 'На вниманието на', value: message.attentionTo },
  { term: 'Административна услуга', value: message.serviceName },
]

export const messageFields = (system: ExchangeSystem, message: Message): Description[] => [
  { term: system.senderLabel, value: message.sender },
  { term: 'Идентификатор', value: identifierText(message.senderIdentifier) },
  ...(system.servesByOpening ? ofServing(message) : ofExchange(message)),
  { term: 'Уникален идентификатор', value: <span className="message-guid">{message.guid}</span> },
]
