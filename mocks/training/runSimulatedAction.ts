import type { SimulatedAction } from '../../src/contract/training/timeline.ts'
import type { PlayedAction } from '../../src/rules/training/simulatedActors.ts'
import { correspondentNames } from '../documents/documentNames.ts'
import { receiveApplication } from '../documents/receiveApplication.ts'
import type { Dispatch } from '../engine/dispatch.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { type DeliveryFailure, forceDeliveryFailure } from '../exchange/forceDeliveryFailure.ts'
import { receiveMessage } from '../exchange/receiveMessage.ts'
import type { UserRow } from '../people/peopleRows.ts'
import { openedBy } from './openedDocuments.ts'
import { requestAs } from './requestAs.ts'
import { runUnwatched } from './rowSnapshots.ts'
import {
  type ActionSettings,
  type ActionText,
  commentDocument,
  completeTask,
  editDocument,
  resolveDocument,
} from './simulatedColleagues.ts'
import { Declined, decline } from './trainingError.ts'
import type { PlayedActionRow } from './trainingRows.ts'

export type OthersSettings = {
  /**
   * Handles the requests of simulated colleagues. Simulated faults do not affect these requests, and they do not count
   * as work of the trainee.
   */
  dispatch: Dispatch
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
}

const simulateMessage = (db: MockDatabase, system: 'edelivery' | 'docexchange'): ActionText => {
  const { guid, title, partyName } = receiveMessage(db, system)
  const way = system === 'edelivery' ? 'чрез е-Връчване' : 'чрез обмен на документи'
  return { text: `Дойде съобщение ${way} от ${partyName}: ${title}`, about: { kind: system, key: guid, scope: 1 } }
}

const simulateApplication = (db: MockDatabase): ActionText => {
  const row = receiveApplication(db) ?? decline('В този свят никой не е подавал заявления през портала.')
  const about = { kind: 'document', key: row.guid, scope: row.scope } as const
  return { text: `Дойде заявление от портала от ${correspondentNames(db, row).join(', ')}: ${row.subject}`, about }
}

const failureText: Readonly<Record<DeliveryFailure, { now: (title: string) => string; next: string }>> = {
  fails: {
    now: (title) => `Доставката чрез е-Връчване няма да успее: ${title}. Второто изпращане пристига.`,
    next: 'Следващата доставка чрез е-Връчване няма да успее. Второто изпращане пристига.',
  },
  refused: {
    now: (title) => `Получателят ще откаже да регистрира: ${title}.`,
    next: 'Получателят на следващия документ чрез обмен на документи ще откаже да го регистрира.',
  },
}

const wentWrong = (db: MockDatabase, failure: DeliveryFailure): ActionText => {
  const row = forceDeliveryFailure(db, failure)
  const document = db.documents.get(row?.documentGuid)
  const text = row ? failureText[failure].now(row.title) : failureText[failure].next
  return { text, about: document ? { kind: 'document', key: document.guid, scope: document.scope } : null }
}

type Doing = (db: MockDatabase, settings: ActionSettings) => ActionText | Promise<ActionText>
/**
 * The actions of colleagues, which are sent as ordinary requests. The actions of external partners (below) change the
 * mock database directly, in one exclusive transaction.
 */
const ofColleagues: Partial<Record<SimulatedAction, Doing>> = {
  edit: editDocument,
  comment: commentDocument,
  complete: completeTask,
  resolve: resolveDocument,
}
const ofPartners: Partial<Record<SimulatedAction, (db: MockDatabase) => ActionText>> = {
  message: (db) => simulateMessage(db, 'edelivery'),
  exchange: (db) => simulateMessage(db, 'docexchange'),
  application: simulateApplication,
  fail: (db) => wentWrong(db, 'fails'),
  refuse: (db) => wentWrong(db, 'refused'),
}

const happen = async (
  db: MockDatabase,
  action: SimulatedAction,
  me: UserRow,
  { dispatch, exclusively }: OthersSettings,
): Promise<ActionText> => {
  const partner = ofPartners[action]
  if (partner) return exclusively(() => runUnwatched(db, async () => partner(db)))
  const colleague = ofColleagues[action] ?? decline('Никой не прави това.')
  return colleague(db, { sendRequest: requestAs(db, dispatch), me, opened: openedBy(db, me.personId) })
}

const viewOf = ({ id, date, action, text, isDone, cause, about }: PlayedActionRow): PlayedAction => ({
  ...{ id, date, action, text, isDone, cause },
  about: about === null ? null : (JSON.parse(about) as PlayedAction['about']),
})

export const playedActions = (db: MockDatabase): PlayedAction[] => db.playedActions.all().map(viewOf).toReversed()

type Cause = Pick<PlayedActionRow, 'cause' | 'entry'>

export const claimAction = (db: MockDatabase, action: SimulatedAction, { cause, entry }: Cause): number => {
  const id = db.nextId('playedActions')
  const date = db.now().toISOString()
  db.put('playedActions', { id, date, action, cause, entry, text: '', isDone: false, about: null })
  return id
}

export const playClaimed = async (
  db: MockDatabase,
  id: number,
  me: UserRow,
  settings: OthersSettings,
): Promise<PlayedAction> => {
  const row = db.playedActions.get(id) ?? decline('Това вече го няма.')
  const ended = await happen(db, row.action, me, settings).then(
    ({ text, about }) => ({ text, isDone: true, about: about && JSON.stringify(about) }),
    (problem: unknown) => {
      if (!(problem instanceof Declined)) throw problem
      return { text: problem.message, isDone: false, about: null }
    },
  )
  const played: PlayedActionRow = { ...row, ...ended }
  await settings.exclusively(async () => db.put('playedActions', played))
  return viewOf(played)
}

export const runSimulatedAction = async (
  db: MockDatabase,
  action: SimulatedAction,
  me: UserRow,
  settings: OthersSettings,
): Promise<PlayedAction> => {
  const id = await settings.exclusively(async () => claimAction(db, action, { cause: 'button', entry: null }))
  const played = await playClaimed(db, id, me, settings)
  return played.isDone ? played : decline(played.text)
}
