import { documentTypes } from '../../fixtures/documentTypes.ts'
import { DeliveryStatus, Direction, DocumentStatus, SentVia } from '../../src/contract/enumerations.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { addressFor } from '../correspondents/seedCorrespondents.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { areaOf } from '../people/seedPeople.ts'
import { contentTypeOf } from '../seed/contentTypeOf.ts'
import { guidCarrying } from '../seed/guid.ts'
import { perFrame } from '../seed/perFrame.ts'
import { sampleSize } from '../seed/sampleSize.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { AddresseeRow, AttachedFileRow, CommentRow, DocumentRow } from './documentRows.ts'
import { statusOf } from './permissions.ts'
import { channelOfCopy } from './seedChoices.ts'
import { currentWay, returnOf } from './seedReturns.ts'
import { sendingOf } from './seedSending.ts'

export const PARTS_BLOCK = 16

const typeNames = new Map(documentTypes.map((type) => [type.id, type.name]))
const fileNames = ['Приложение 1.pdf', 'Опис на документите.txt', 'Приложение 2.pdf', 'Приложение 3.pdf']
const fileNamesOfDevice = ['Приложение 1.pdf', 'Снимка на средството за измерване.png', ...fileNames.slice(1, 3)]
const aboutDevices: readonly number[] = [10, 11, 13, 14, 15, 16, 30, 31, 50, 61]
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
/**
 * The names of signed files for some incoming documents. Their signatures are valid, changed, expired, or of an unknown
 * issuer. Only documents newer than the signatures (`signedSince`) get such files.
 */
const signedNames = [
  ['Протокол от изпитване № 214.pdf', 'Пълномощно.docx', 'Пълномощно.docx.p7s'],
  ['Становище на камарата.docx.p7m', 'Протокол от изпитване № 215.pdf'],
  ['Документи по заявлението.asice', 'Удостоверение за членство.docx.p7m'],
  ['Оферта.docx.p7m', 'Пълномощно.docx', 'Пълномощно.docx.p7s'],
]
const signedSince = '2026-10-15'
const [everyNinth, offset] = [9, 4]
const enclosedIn = ({ id, directionId, typeId, dateCreated }: DocumentRow): readonly string[] => {
  const usual = aboutDevices.includes(typeId) ? fileNamesOfDevice : fileNames
  if (directionId !== Direction.INCOMING) return usual
  if (id % everyNinth === offset && dateCreated >= signedSince)
    return signedNames[Math.floor(id / everyNinth) % signedNames.length] ?? usual
  if (id % everySixth !== 0) return usual
  return otherNames[(id / everySixth) % otherNames.length] ?? usual
}
const fileNameOf = (row: DocumentRow) => `${(typeNames.get(row.typeId) ?? 'Документ').replace(/[/\\]/g, '-')}.pdf`

const captionOf = (name: string) => (name.endsWith('.png') ? 'Общ вид с индикацията и мястото на пломбата' : null)

export const filesOf = (frame: Frame, row: DocumentRow): AttachedFileRow[] => {
  const random = randomOf(frame.seed, Purpose.FILE, row.id)
  return [fileNameOf(row), ...enclosedIn(row).slice(0, row.attachments)].map((name, i) => ({
    guid: guidCarrying(frame.seed, Purpose.FILE_GUID, row.id * PARTS_BLOCK + i),
    id: row.id * PARTS_BLOCK + i,
    documentGuid: row.guid,
    name,
    description: captionOf(name),
    contentType: contentTypeOf(name),
    size: sampleSize(random, name),
    kindId: i === 0 ? 1 : 2,
    isPublic: false,
    uploadedByPersonId: row.portalNumber !== null && row.number === null ? null : row.authorPersonId,
    // A user takes over the files from the portal when the document is registered.
    dateUploaded: row.portalNumber === null ? row.dateCreated : (row.dateRegistered ?? row.dateCreated),
    scanStatusId: 2,
    content: 'sample',
  }))
}

type Remark = { frame: Frame; row: DocumentRow; at: string }
const hasSender = ({ row }: Remark): boolean =>
  row.directionId === Direction.INCOMING && row.correspondentIds.length > 0
/** Remarks, each with a test whether it can be true of a document. */
const remarks: readonly (readonly [text: string, isTrue: (remark: Remark) => boolean])[] = [
  ['Разговарях по телефона с подателя, ще изпрати липсващото приложение до края на седмицата.', hasSender],
  ['Моля да се провери и предходната преписка на същото лице.', (remark) => hasSender(remark) && wroteBefore(remark)],
  ['Подготвям проект на отговор, ще го кача за съгласуване.', ({ row }) => row.directionId === Direction.INCOMING],
  ['Съгласувано устно с правния отдел.', () => true],
  ['Да се има предвид при планиране на проверките за следващото тримесечие.', () => true],
]

/** Returns the oldest registered document of each sender or first receiver. */
const firstLettersIn = perFrame((frame): ReadonlyMap<number, DocumentRow> => {
  const first = new Map<number, DocumentRow>()
  for (const row of frame.documents) {
    const [sender] = row.correspondentIds
    if (sender !== undefined && row.number !== null && !first.has(sender)) first.set(sender, row)
  }
  return first
})
const wroteBefore = ({ frame, row, at }: Remark): boolean => {
  const first = firstLettersIn(frame).get(row.correspondentIds[0] ?? 0)
  return first !== undefined && first.caseFileGuid !== row.caseFileGuid && (first.dateRegistered ?? '9') < at
}

/**
 * Returns the users who may comment on a document on a day: the addressed department, or for an outgoing letter its
 * author.
 */
const commentersOn = ({ people, isAway }: Frame, row: DocumentRow, day: number): readonly PersonRow[] => {
  if (row.addressedToDepartmentId !== null) return people.membersOn(row.addressedToDepartmentId, areaOf(row.scope), day)
  const author = people.byId.get(row.authorPersonId)
  return author && !isAway(author.id, day) ? [author] : []
}

export const commentsOf = (frame: Frame, row: DocumentRow): CommentRow[] => {
  const { days, startIso } = frame
  const random = randomOf(frame.seed, Purpose.COMMENT, row.id)
  const count = random.is(0.75) || (row.portalNumber !== null && row.number === null) ? 0 : random.between(1, 2)
  const rows: CommentRow[] = []
  const until = isFinal(statusOf(row)) ? row.statusDate : startIso
  let at = row.dateRegistered ?? row.dateCreated
  for (let i = 0; i < count; i += 1) {
    at = days.afterWork(at, random.between(12, 300))
    if (at >= until) break
    const members = commentersOn(frame, row, days.dayOfIso(at))
    if (members.length === 0) break
    const remark = { frame, row, at }
    const fitting = remarks.filter(([, isTrue]) => isTrue(remark))
    rows.push({
      id: row.id * PARTS_BLOCK + i,
      documentGuid: row.guid,
      personId: random.one(members).id,
      text: random.one(fitting)[0],
      isInternal: true,
      mentionedPersonIds: [],
      dateCreated: at,
      dateEdited: null,
    })
  }
  return rows
}

const DELIVERED: readonly number[] = [DocumentStatus.SENT, DocumentStatus.COMPLETED]

export type DeliveryAtStart = (
  frame: Frame,
  row: DocumentRow,
  system: 'edelivery' | 'docexchange',
) => { deliveryStatusId: number; dateReceived: string | null; messageGuid: string }

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
  return row.correspondentIds.map((correspondentId, i) => {
    const isCopy = i > 0
    const way = isCopy ? channelOfCopy(frame, correspondentId, row.sentViaId) : currentWay(frame, row)
    return {
      ...blank,
      id: row.id * PARTS_BLOCK + i,
      kind: 'correspondent',
      correspondentId,
      sentViaId: way,
      address: addressFor(frame, correspondentId, way),
      isCopy,
      ...(isSent
        ? sentAs(frame, isCopy ? { ...row, sentViaId: way } : row, isCopy, deliveryOf)
        : { deliveryStatusId: DeliveryStatus.PENDING }),
    }
  })
}

const systemOf = ({ sentViaId }: Pick<DocumentRow, 'sentViaId'>) =>
  sentViaId === SentVia.EDELIVERY ? 'edelivery' : sentViaId === SentVia.DOCEXCHANGE ? 'docexchange' : null

/** Returns the state of the current delivery attempt to the first addressee or, with `isCopy`, to another one. */
const sentAs = (frame: Frame, row: DocumentRow, isCopy: boolean, deliveryOf: DeliveryAtStart) => {
  const { sentAt, deliveredAt } = sendingOf(frame, row, isCopy)
  const returned = isCopy ? undefined : returnOf(frame, row)
  if (returned && !returned.again)
    return { deliveryStatusId: DeliveryStatus.FAILED, dateSent: sentAt, dateDelivered: null }
  const isDelivered = deliveredAt <= frame.startIso
  const byPost = {
    deliveryStatusId: isDelivered ? DeliveryStatus.DELIVERED : DeliveryStatus.SENT,
    dateSent: returned?.again?.at ?? sentAt,
    dateDelivered: isDelivered ? deliveredAt : null,
  }
  const system = systemOf(row)
  if (system === null) return byPost
  const { deliveryStatusId, dateReceived, messageGuid } = deliveryOf(frame, row, system)
  return { ...byPost, deliveryStatusId, dateDelivered: dateReceived, messageGuid }
}
