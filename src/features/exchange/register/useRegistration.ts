import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { IdempotentWrite } from '../../../screen-kit/writes/idempotentWrite.ts'
import { useSingleFlight } from '../../../screen-kit/writes/singleFlight.ts'
import type { WriteOutcome } from '../../../screen-kit/writes/writeState.ts'
import type { Message, Registering } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { messageProcessedAtom } from '../message/messageState.ts'
import type { RegisterEnd } from './documentFormSlot.ts'

/** The document that a message became. */
export type Registered = { guid: string }

/** After a lost answer the message itself tells whether it became a document. */
export const registeredSays = (now: Pick<Message, 'registeredDocument'>): { reply: Registered } | null =>
  now.registeredDocument ? { reply: { guid: now.registeredDocument.guid } } : null

const notDone: RegisterEnd = { done: false, fault: null }

/** „Регистрирай“ of a message: one call does both, and a message becomes a document once. */
export const useRegistration = (system: ExchangeSystem, onDone: (document: Registered) => void) => {
  const [outcome, setOutcome] = useState<WriteOutcome<Registered> | null>(null)
  const processed = useSetAtom(messageProcessedAtom)
  const [idempotentWrite] = useState(() => new IdempotentWrite<Registered>())
  const { busy, run } = useSingleFlight()
  const send = async (body: Registering): Promise<RegisterEnd> => {
    setOutcome(null)
    const end = await idempotentWrite.outcomeOf<Message>({
      about: `registration/${body.messageGuid}`,
      content: body,
      send: (intent) => system.calls.register(body, { intent }),
      ask: system.calls.look(body.messageGuid),
      find: registeredSays,
    })
    setOutcome(end)
    if (end.kind === 'done' || end.kind === 'refused') void processed(system.name)
    if (end.kind === 'done') onDone(end.reply)
    return { done: end.kind === 'done', fault: end.kind === 'refused' ? end.fault : null }
  }
  return { busy, outcome, register: async (body: Registering) => (await run(() => send(body))) ?? notDone }
}
