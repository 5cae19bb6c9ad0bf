import { Group } from '../../fixtures/correspondentGroups.ts'
import { IncomingStatus, RegistrationStatus } from '../../src/contract/enumerations.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { contentTypeOf } from '../seed/contentTypeOf.ts'
import { sampleSize } from '../seed/sampleSize.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'
import { emptyMessage, numberOfOthers, partyOf } from './messageParts.ts'
import { newMessageText } from './newMessageText.ts'
import { notifyReaders } from './notifyReaders.ts'
import { kindsOfOthers, textOf, unknownSender } from './seedTexts.ts'

type System = ExchangeMessageRow['system']

const groups: Readonly<Record<System, readonly number[]>> = {
  docexchange: [Group.MINISTRIES, Group.REGIONS, Group.MUNICIPALITIES],
  edelivery: [Group.MUNICIPALITIES, Group.COMPANIES, Group.CITIZENS, Group.FUEL],
}
const knownSender = (db: MockDatabase, random: Random, system: System) =>
  partyOf(random.one(db.correspondents.by('correspondentGroupId', random.one(groups[system]))))

const scans = [2, 1, 3] as const

const attach = (
  db: MockDatabase,
  random: Random,
  message: ExchangeMessageRow,
  given: readonly string[] | undefined,
): void => {
  const names = given ?? ['Писмо.pdf', 'Приложение 1.pdf'].slice(0, random.between(1, 2))
  for (const [i, name] of names.entries())
    db.put('exchangeAttachments', {
      guid: db.newGuid(),
      id: db.nextId('exchangeAttachments'),
      messageGuid: message.guid,
      order: i + 1,
      name,
      description: null,
      contentType: contentTypeOf(name),
      size: sampleSize(random, name),
      scanStatusId: i === 0 || given ? 2 : (scans[message.id % scans.length] ?? 2),
    })
}

export type MessageAbout = Partial<Pick<ExchangeMessageRow, 'title' | 'body'>> & { files?: readonly string[] }

export const receiveMessage = (
  db: MockDatabase,
  system: System,
  { files, ...about }: MessageAbout = {},
): ExchangeMessageRow => {
  const id = db.nextId('exchangeMessages')
  const random = randomOf(db.seed, Purpose.ARRIVAL, id)
  const at = db.now().toISOString()
  const isExchange = system === 'docexchange'
  const sender = id % 3 === 0 ? unknownSender(random, system, 10_000 + id) : knownSender(db, random, system)
  const row: ExchangeMessageRow = {
    ...emptyMessage,
    ...sender,
    ...textOf(random, sender),
    ...about,
    guid: db.newGuid(),
    id,
    system,
    isIncoming: true,
    dateSent: at,
    dateReceived: at,
    statusId: IncomingStatus.RECEIVED,
    registrationStatusId: isExchange ? RegistrationStatus.DS_WAIT_REGISTRATION : null,
    documentKind: isExchange ? random.one(kindsOfOthers) : null,
    externalRefNumber: isExchange ? numberOfOthers(random) : null,
    externalRefDate: isExchange ? civilDateOf(at) : null,
  }
  db.inOneStep(() => {
    db.put('exchangeMessages', row)
    attach(db, random, row, files)
    notifyReaders(db, row, newMessageText(row))
  })
  return row
}
