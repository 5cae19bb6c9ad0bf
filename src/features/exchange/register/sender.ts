import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import { checkEik } from '../../../rules/identifiers.ts'
import type { Message } from '../exchangeCalls.ts'

/** What a message tells of a sender who is no correspondent yet, besides the name: a valid ЕИК makes it a legal entity. */
export const senderStart = ({
  sender,
  senderIdentifier,
}: Pick<Message, 'sender' | 'senderIdentifier'>): Partial<Correspondent> =>
  checkEik(senderIdentifier) === null
    ? { isLegalEntity: true, entityName: sender, entityIdentifier: senderIdentifier }
    : {}
