import type { OtherDeed } from '../../src/contract/training/timeline.ts'
import type { PlayedDeed } from '../../src/rules/training/others.ts'
import { correspondentNames } from '../documents/names.ts'
import { receiveApplication } from '../documents/receiveApplication.ts'
import type { Dispatch } from '../engine/dispatch.ts'
import type { World } from '../engine/world.ts'
import { receiveMessage } from '../exchange/arrive.ts'
import { goWrong, type Misfortune } from '../exchange/misfortune.ts'
import type { UserRow } from '../people/rows.ts'
import { askAs } from './askAs.ts'
import {
  commentDocument,
  completeTask,
  type DeedSettings,
  editDocument,
  resolveDocument,
  type Told,
} from './colleagues.ts'
import { Declined, decline } from './declined.ts'
import { unwatched } from './keepMarks.ts'
import { openedBy } from './openedDocuments.ts'
import type { PlayedDeedRow } from './rows.ts'

export type OthersSettings = {
  /** Handles the requests of colleagues: without faults, and not counted as work of the trainee. */
  dispatch: Dispatch
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
}

const arrived = (world: World, system: 'edelivery' | 'docexchange'): Told => {
  const { guid, title, partyName } = receiveMessage(world, system)
  const way = system === 'edelivery' ? 'чрез е-Връчване' : 'чрез обмен на документи'
  return { text: `Дойде съобщение ${way} от ${partyName}: ${title}`, about: { kind: system, key: guid, scope: 1 } }
}

const applied = (world: World): Told => {
  const row = receiveApplication(world) ?? decline('В този свят никой не е подавал заявления през портала.')
  const about = { kind: 'document', key: row.guid, scope: row.scope } as const
  return { text: `Дойде заявление от портала от ${correspondentNames(world, row).join(', ')}: ${row.subject}`, about }
}

const misfortuneWords: Readonly<Record<Misfortune, { now: (title: string) => string; next: string }>> = {
  fails: {
    now: (title) => `Доставката чрез е-Връчване няма да успее: ${title}. Второто изпращане пристига.`,
    next: 'Следващата доставка чрез е-Връчване няма да успее. Второто изпращане пристига.',
  },
  refused: {
    now: (title) => `Получателят ще откаже да регистрира: ${title}.`,
    next: 'Получателят на следващия документ чрез обмен на документи ще откаже да го регистрира.',
  },
}

const wentWrong = (world: World, fate: Misfortune): Told => {
  const row = goWrong(world, fate)
  const document = world.documents.get(row?.documentGuid)
  const text = row ? misfortuneWords[fate].now(row.title) : misfortuneWords[fate].next
  return { text, about: document ? { kind: 'document', key: document.guid, scope: document.scope } : null }
}

type Doing = (world: World, settings: DeedSettings) => Told | Promise<Told>
/** Actions of colleagues are requests; those of partners are one exclusive write. */
const ofColleagues: Partial<Record<OtherDeed, Doing>> = {
  edit: editDocument,
  comment: commentDocument,
  complete: completeTask,
  resolve: resolveDocument,
}
const ofPartners: Partial<Record<OtherDeed, (world: World) => Told>> = {
  message: (world) => arrived(world, 'edelivery'),
  exchange: (world) => arrived(world, 'docexchange'),
  application: applied,
  fail: (world) => wentWrong(world, 'fails'),
  refuse: (world) => wentWrong(world, 'refused'),
}

const happen = async (
  world: World,
  deed: OtherDeed,
  me: UserRow,
  { dispatch, exclusively }: OthersSettings,
): Promise<Told> => {
  const partner = ofPartners[deed]
  if (partner) return exclusively(() => unwatched(world, async () => partner(world)))
  const colleague = ofColleagues[deed] ?? decline('Никой не прави това.')
  return colleague(world, { ask: askAs(world, dispatch), me, opened: openedBy(world, me.personId) })
}

const viewOf = ({ id, date, deed, text, isDone, cause, about }: PlayedDeedRow): PlayedDeed => ({
  ...{ id, date, deed, text, isDone, cause },
  about: about === null ? null : (JSON.parse(about) as PlayedDeed['about']),
})

export const playedDeeds = (world: World): PlayedDeed[] => world.playedDeeds.all().map(viewOf).toReversed()

type Cause = Pick<PlayedDeedRow, 'cause' | 'entry'>

/** Records an action before it happens, so that no other tab repeats it; returns the id of the row. */
export const claimDeed = (world: World, deed: OtherDeed, { cause, entry }: Cause): number => {
  const id = world.nextId('playedDeeds')
  const date = world.now().toISOString()
  world.put('playedDeeds', { id, date, deed, cause, entry, text: '', isDone: false, about: null })
  return id
}

/** Executes a claimed action and stores its result: the event, or the reason why it was not possible. */
export const playClaimed = async (
  world: World,
  id: number,
  me: UserRow,
  settings: OthersSettings,
): Promise<PlayedDeed> => {
  const row = world.playedDeeds.get(id) ?? decline('Това вече го няма.')
  const ended = await happen(world, row.deed, me, settings).then(
    ({ text, about }) => ({ text, isDone: true, about: about && JSON.stringify(about) }),
    (problem: unknown) => {
      if (!(problem instanceof Declined)) throw problem
      return { text: problem.message, isDone: false, about: null }
    },
  )
  const played: PlayedDeedRow = { ...row, ...ended }
  await settings.exclusively(async () => world.put('playedDeeds', played))
  return viewOf(played)
}

export const playDeed = async (
  world: World,
  deed: OtherDeed,
  me: UserRow,
  settings: OthersSettings,
): Promise<PlayedDeed> => {
  const id = await settings.exclusively(async () => claimDeed(world, deed, { cause: 'button', entry: null }))
  const played = await playClaimed(world, id, me, settings)
  return played.isDone ? played : decline(played.text)
}
