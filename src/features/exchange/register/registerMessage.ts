import type { IdempotentMutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import type { Message, RegistrationRequest } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import type { RegisteredDocument } from './documentFormSlot.ts'

export const registeredSays = (now: Pick<Message, 'registeredDocument'>): { reply: RegisteredDocument } | null =>
  now.registeredDocument ? { reply: { guid: now.registeredDocument.guid } } : null

/** Creates and registers the document by one call, and only once per message. */
export const registerMessage = (
  system: ExchangeSystem,
  write: IdempotentMutation<RegisteredDocument>,
  body: RegistrationRequest,
) =>
  write.send<Message>({
    about: `registration/${body.messageGuid}`,
    content: body,
    send: (idempotencyKey) => system.calls.register(body, { idempotencyKey }),
    readCurrent: () => system.calls.look(body.messageGuid),
    find: registeredSays,
  })
