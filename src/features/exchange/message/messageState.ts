import { type Atom, atom } from 'jotai'
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query'
import { IncomingStatus } from '../../../contract/enumerations.ts'
import { forgetAtom } from '../../../state/queryClient.ts'
import type { Fault } from '../../../transport/fault.ts'
import type { Message, MessageAttachment, MessageRow, PreDocument, Question } from '../exchangeCalls.ts'
import { type ExchangeSystem, exchangeSystems, type SystemName } from '../exchangeSystem.ts'

type Answer<R> = Atom<AtomWithQueryResult<R, Fault>>

/** One atom per system and message, the same for every component that asks. */
const perMessage = <R>(question: (system: ExchangeSystem, guid: string) => Question<R>) => {
  const made = new Map<string, Answer<R>>()
  return (name: SystemName, guid: string): Answer<R> => {
    const key = `${name} ${guid}`
    const known = made.get(key)
    if (known) return known
    const answerAtom = atomWithQuery<R, Fault>(() => question(exchangeSystems[name], guid))
    made.set(key, answerAtom)
    return answerAtom
  }
}

/** The message itself. Asking opens it, so nothing may read this before it is allowed (see `MessageGate`). */
export const messageAtom = perMessage<Message>(({ calls }, guid) => calls.message(guid))
export const attachmentsAtom = perMessage<MessageAttachment[]>(({ calls }, guid) => calls.attachments(guid))
/** The form prefilled from it; asked anew on every visit, for the correspondents may have changed. */
export const preDocumentAtom = perMessage<PreDocument>(({ calls }, guid) => ({ ...calls.preDocument(guid), gcTime: 0 }))

const mostUnopened = 200
const unopened = (name: SystemName): Answer<{ items: MessageRow[]; totalCount: number }> =>
  atomWithQuery<{ items: MessageRow[]; totalCount: number }, Fault>(() => {
    const body = { incomingStatusId: IncomingStatus.RECEIVED }
    return exchangeSystems[name].calls.page({ query: { skip: 0, take: mostUnopened }, body })
  })
/** Those that nobody has opened: the one way to know whether opening a message would serve it. */
export const unopenedAtom = { eDelivery: unopened('eDelivery'), docExchange: unopened('docExchange') }

/** After a message was opened, registered or rejected. */
export const messageProcessedAtom = atom(null, (_get, set, name: SystemName) =>
  set(forgetAtom, ...exchangeSystems[name].calls.ofProcessing),
)
/** After a push that some message changed: what is on the screen may be old. */
export const messageMayHaveChangedAtom = atom(null, (_get, set, name: SystemName) =>
  set(forgetAtom, ...exchangeSystems[name].calls.ofMessage),
)
