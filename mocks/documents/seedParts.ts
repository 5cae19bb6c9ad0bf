import { documentTypes } from '../../fixtures/documentTypes.ts'
import {
  DeliveryStatus,
  Direction,
  DocumentStatus,
  documentStatusLabels,
  SentVia,
} from '../../src/contract/enumerations.ts'
import { areaOf } from '../people/seedPeople.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import { contentTypeOf } from '../seed/contentTypeOf.ts'
import type { Frame } from '../seed/frame.ts'
import { guidCarrying } from '../seed/guid.ts'
import { laterOf } from '../seed/isoOrder.ts'
import { sampleSize } from '../seed/sampleSize.ts'
import type { AddresseeRow, AttachedFileRow, CommentRow, DocumentRow, HistoryRow } from './rows.ts'

/** The parts of a document have ids in a block of their own: a part is found without making all of them. */
export const PARTS_BLOCK = 16

const typeNames = new Map(documentTypes.map((type) => [type.id, type.name]))
const fileNames = [
  'Приложение 1.pdf',
  'Снимка на средството за измерване.png',
  'Опис на документите.txt',
  'Приложение 2.pdf',
]
/** Of every sixth document that comes in, what others make with their programs and do not send as PDF. */
const otherNames = [
  [
    'Писмо по електронната поща.eml',
    'Справка за средствата за измерване.xlsx',
    'Приложения.zip',
    'Сканирани документи.tif',
  ],
  ['Писмо от Outlook.msg', 'Становище.docx', 'Данни за заявлението.xml', 'Декларация.odt'],
]
const everySixth = 6
const enclosedIn = ({ id, directionId }: DocumentRow): readonly string[] => {
  if (directionId !== Direction.INCOMING || id % everySixth !== 0) return fileNames
  return otherNames[(id / everySixth) % otherNames.length] ?? fileNames
}
const fileNameOf = (row: DocumentRow) => `${(typeNames.get(row.typeId) ?? 'Документ').replace(/[/\\]/g, '-')}.pdf`

const captionOf = (name: string) => (name.endsWith('.png') ? 'Общ вид с индикацията и мястото на пломбата' : null)

/** The files of a document: the main one, and as many further ones as it has attachments. */
export const filesOf = (frame: Frame, row: DocumentRow): AttachedFileRow[] => {
  const chance = chanceOf(frame.seed, Purpose.FILE, row.id)
  return [fileNameOf(row), ...enclosedIn(row).slice(0, row.attachments)].map((name, i) => ({
    guid: guidCarrying(frame.seed, Purpose.FILE_GUID, row.id * PARTS_BLOCK + i),
    id: row.id * PARTS_BLOCK + i,
    documentGuid: row.guid,
    name,
    description: captionOf(name),
    contentType: contentTypeOf(name),
    size: sampleSize(chance, name),
    kindId: i === 0 ? 1 : 2,
    isPublic: false,
    uploadedByPersonId: row.portalNumber !== null && row.number === null ? null : row.authorPersonId,
    // What came through the portal is taken over when it is registered.
    dateUploaded: row.portalNumber === null ? row.dateCreated : (row.dateRegistered ?? row.dateCreated),
    scanStatusId: 2,
    content: 'sample',
  }))
}

const remarks = [
  'Разговарях по телефона с подателя, ще изпрати липсващото приложение до края на седмицата.',
  'Моля да се провери и предходната преписка на същото лице.',
  'Проектът на отговор е качен във файловете.',
  'Съгласувано устно с правния отдел.',
  'Да се има предвид при планиране на проверките за следващото тримесечие.',
]

export const commentsOf = (frame: Frame, row: DocumentRow): CommentRow[] => {
  const chance = chanceOf(frame.seed, Purpose.COMMENT, row.id)
  const day = frame.days.dayOfIso(row.statusDate)
  const members = frame.people.membersOn(row.addressedToDepartmentId ?? row.departmentId, areaOf(row.scope), day)
  // What waits in the portal nobody of us has seen yet.
  const count = chance.is(0.75) || (row.portalNumber !== null && row.number === null) ? 0 : chance.between(1, 2)
  return Array.from({ length: count }, (_, i) => ({
    id: row.id * PARTS_BLOCK + i,
    documentGuid: row.guid,
    personId: chance.one(members).id,
    text: chance.one(remarks),
    isInternal: true,
    mentionedPersonIds: [],
    dateCreated: row.statusDate,
    dateEdited: null,
  }))
}

const DELIVERED: readonly number[] = [DocumentStatus.SENT, DocumentStatus.COMPLETED]

/** How the sending of a document by ССЕВ or СЕОС went before the world began; known to those who have its messages. */
export type DeliveryAtStart = (
  frame: Frame,
  row: DocumentRow,
  system: 'edelivery' | 'docexchange',
) => { deliveryStatusId: number; dateReceived: string | null; messageGuid: string }

/** Whom an outgoing document is sent to, or, for an internal one, which department it is for. */
export const addresseesOf = (frame: Frame, row: DocumentRow, deliveryOf: DeliveryAtStart): AddresseeRow[] => {
  const blank = {
    documentGuid: row.guid,
    correspondentId: null,
    departmentId: null,
    personId: null,
    sentViaId: null,
    address: null,
    attentionTo: null,
    isCopy: false,
    deliveryStatusId: null,
    dateSent: null,
    dateDelivered: null,
    messageGuid: null,
    note: null,
  }
  if (row.directionId === 2 && row.addressedToDepartmentId !== null)
    return [{ ...blank, id: row.id * PARTS_BLOCK, kind: 'department', departmentId: row.addressedToDepartmentId }]
  if (row.directionId !== 3) return []
  const isSent = row.dateRegistered !== null && DELIVERED.includes(row.statusId)
  return row.correspondentIds.map((correspondentId, i) => ({
    ...blank,
    id: row.id * PARTS_BLOCK + i,
    kind: 'correspondent',
    correspondentId,
    sentViaId: row.sentViaId,
    isCopy: i > 0,
    ...(isSent ? sentAs(frame, row, i, deliveryOf) : { deliveryStatusId: DeliveryStatus.PENDING }),
  }))
}

const systemOf = ({ sentViaId }: DocumentRow) =>
  sentViaId === SentVia.EDELIVERY ? 'edelivery' : sentViaId === SentVia.DOCEXCHANGE ? 'docexchange' : null

/** How a sent document stands with its addressee: as its message says, or, by post and by hand, as its status does. */
const sentAs = (frame: Frame, row: DocumentRow, i: number, deliveryOf: DeliveryAtStart) => {
  const isOver = row.statusId === DocumentStatus.COMPLETED
  const byPost = {
    deliveryStatusId: isOver ? DeliveryStatus.DELIVERED : DeliveryStatus.SENT,
    dateSent: row.dateRegistered,
    dateDelivered: isOver ? row.statusDate : null,
  }
  const system = systemOf(row)
  if (system === null || i > 0) return byPost
  const { deliveryStatusId, dateReceived, messageGuid } = deliveryOf(frame, row, system)
  return { ...byPost, deliveryStatusId, dateDelivered: dateReceived, messageGuid }
}

/** What was done with a document before the world began. */
export const historyOf = ({ days, people }: Frame, row: DocumentRow): HistoryRow[] => {
  const isPortal = row.portalNumber !== null
  const ended = days.dayOfIso(row.statusDate)
  const registrar = row.registeredByPersonId
  const others = people.registrarsOn(ended, areaOf(row.scope))
  const changedBy =
    registrar !== null && people.isAway(registrar, ended)
      ? (others[row.id % others.length]?.id ?? registrar)
      : registrar
  const events: Omit<HistoryRow, 'id' | 'documentGuid' | 'departmentId'>[] = [
    {
      date: row.dateCreated,
      // What came through the portal nobody of us has written.
      personId: isPortal ? null : row.authorPersonId,
      action: 'Създаване',
      attribute: null,
      oldValue: null,
      newValue: null,
      note: null,
    },
  ]
  if (row.dateRegistered)
    events.push({
      date: row.dateRegistered,
      personId: row.registeredByPersonId,
      action: 'Регистриране',
      attribute: 'Рег. №',
      oldValue: null,
      newValue: row.number,
      note: null,
    })
  if (row.dateRegistered && row.statusId !== DocumentStatus.REGISTERED)
    events.push({
      date: laterOf(row.statusDate, row.dateRegistered),
      personId: changedBy,
      action: 'Смяна на статус',
      attribute: 'Статус',
      oldValue: documentStatusLabels[DocumentStatus.REGISTERED],
      newValue: statusLabel(row.statusId),
      note: row.statusReason,
    })
  return events.map((event, i) => ({
    id: row.id * PARTS_BLOCK + i,
    documentGuid: row.guid,
    departmentId: null,
    ...event,
  }))
}

const statusLabel = (id: number): string | null =>
  Object.entries(documentStatusLabels).find(([key]) => Number(key) === id)?.[1] ?? null
