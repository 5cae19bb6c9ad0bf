import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import { bareIdentifier, checkEgn, checkEik } from '../../../rules/identifiers/identifiers.ts'
import { nameParts } from '../../../rules/words/personName.ts'
import { visibleLine } from '../../../rules/words/visibleText.ts'
import type { Message } from '../exchangeCalls.ts'

type SenderFacts = Pick<Message, 'sender' | 'senderIdentifier' | 'correspondents'>

const telephone = { id: 1, name: 'Телефон' }
const email = { id: 3, name: 'Електронна поща' }

const whoOf = ({ sender, senderIdentifier }: SenderFacts): Partial<Correspondent> => {
  const name = visibleLine(sender).trim()
  const number = bareIdentifier(senderIdentifier)
  if (checkEik(number) === null) return { isLegalEntity: true, entityName: name, entityIdentifier: number }
  return checkEgn(number) === null ? { isLegalEntity: false, ...nameParts(name), unifiedCitizenshipNumber: number } : {}
}

const contactsOf = ({ sender, correspondents }: SenderFacts): Correspondent['correspondentContacts'] => {
  const sending = correspondents.find(({ name }) => name === sender)
  const contact = (given: string, contactType: { id: number; name: string }) => {
    const contactContent = visibleLine(given).trim()
    return contactContent === '' ? [] : [{ id: 0, contactContent, contactType }]
  }
  return sending ? [...contact(sending.phone, telephone), ...contact(sending.email, email)] : []
}

export const senderStart = (message: SenderFacts): Partial<Correspondent> => {
  const correspondentContacts = contactsOf(message)
  return { ...whoOf(message), ...(correspondentContacts.length > 0 && { correspondentContacts }) }
}
