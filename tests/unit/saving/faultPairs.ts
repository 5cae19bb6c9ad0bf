import { defer, firstValueFrom } from 'rxjs'
import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { configuration } from '../../../src/contract/configuration.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import { docExchange, eDelivery } from '../../../src/contract/exchange.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { vehicles } from '../../../src/contract/vehicles.ts'
import { blankCorrespondent } from '../../../src/features/correspondents/newCorrespondent.ts'
import { savedCorrespondent } from '../../../src/features/correspondents/savedCorrespondent.ts'
import { sentFile } from '../../../src/features/document-files/sentFile.ts'
import { newComment } from '../../../src/features/document-parts/comments/commentWrites.ts'
import { documentCalls } from '../../../src/features/documents/write/saving/documentCalls.ts'
import { DocumentCreation } from '../../../src/features/documents/write/saving/documentCreation.ts'
import { channels } from '../../../src/features/exchange/send/sendPlan.ts'
import { sentShipment } from '../../../src/features/exchange/send/useSending.ts'
import { permissionTemplates } from '../../../src/features/settings/permission-templates/PermissionTemplatesPage.tsx'
import { givenTask } from '../../../src/features/tasks/form/giveTask.ts'
import type { Task } from '../../../src/features/tasks/taskState.ts'
import { addFileMutation } from '../../../src/screen-kit/files/fileWrites.ts'
import { filesOfRecord } from '../../../src/screen-kit/register/RecordFilesCard.tsx'
import { saveRecordMutation } from '../../../src/screen-kit/register/recordWrites.ts'
import { IdempotentMutation, type Mutation } from '../../../src/screen-kit/saving/idempotentMutation.ts'
import { attempt, newIdempotencyKey } from '../../../src/transport/request.ts'
import { incomingLetter } from '../../support/plainDocument.ts'
import { assignee, taskOn } from '../mocks/givenTask.ts'
import { readyToSend } from '../mocks/readyToSend.ts'

export type Fails = () => Response
const json =
  (status: number, body: unknown): Fails =>
  () =>
    Response.json(body, { status })
const page =
  (status: number): Fails =>
  () =>
    new Response('<html><h1>Error</h1></html>', { status, headers: { 'content-type': 'text/html' } })
const cut: Fails = () => {
  throw new TypeError('Failed to fetch')
}
const anyResponse: Readonly<Record<string, Fails>> = {
  'HTTP 500 in words': json(500, { message: '!\nВъзникна грешка в базата данни.' }),
  'HTTP 500 without a word': () => new Response('', { status: 500 }),
  'HTTP 403': json(403, { message: 'Forbidden' }),
  'HTTP 404': json(404, { message: 'Not found' }),
  'HTTP 404 as a page': page(404),
  'HTTP 408': page(408),
  'HTTP 429': json(429, { message: 'Too many requests' }),
  'HTTP 502': page(502),
  'HTTP 504': page(504),
  'HTTP 520': page(520),
  'an empty 200': () => new Response('', { status: 200 }),
  'a page with 200': page(200),
  'an envelope of type 0': json(200, { type: 0, message: 'Действието е отказано.' }),
  'a connection that is cut': cut,
}
export const responsesOfMutation = { ...anyResponse, 'HTTP 400': json(400, { errors: { name: ['Грешно.'] } }) }
export const responsesOfQuery = anyResponse

type Press = () => Promise<string>
type Prepared = { press: Press; made: () => number }
export type PairedMutation = {
  call: Endpoint
  prepare: (db: MockDatabase) => Promise<Prepared> | Prepared
  /** True for a proposed endpoint. A backend may lack it, which a 404 without a body then means. */
  mayBeAbsent?: true
}

export const pressOf = <D, R>(make: () => Mutation<D, R>): Press => {
  const write = new IdempotentMutation<R>()
  return async () => (await write.outcomeOf(make())).kind
}
export const firstOf = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('The mock database has none')
  return row
}
export const administrator = ({ users }: MockDatabase) => firstOf(users.by('userName', 'administrator')).personId ?? 0
export const aDocument = (db: MockDatabase) => {
  const known = firstOf(db.documents.all())
  const registered = { ...known, statusId: DocumentStatus.REGISTERED, number: known.number ?? 'РД-1' }
  db.put('documents', registered)
  return registered
}
let names = 0
export const unique = (what: string): string => {
  names += 1
  return `${what} ${names}`
}
export const aFile = () => new File(['съдържание'], `${unique('файл')}.txt`, { type: 'text/plain' })

const shipment =
  (channel: 0 | 1): PairedMutation['prepare'] =>
  (db) => {
    const { guid: docGuid } = readyToSend(db, channel === 0 ? 'edelivery' : 'docexchange')
    const addresseeIds = db.addressees.by('documentGuid', docGuid).map(({ id }) => id)
    const fileGuids = db.attachedFiles.by('documentGuid', docGuid).map(({ guid }) => guid)
    const sent = () =>
      db.exchangeMessages.all().filter(({ isIncoming, documentGuid }) => !isIncoming && documentGuid === docGuid).length
    const before = sent()
    return {
      press: pressOf(() => sentShipment(channels[channel], { docGuid, addresseeIds, fileGuids })),
      made: () => sent() - before,
    }
  }

/** Save requests that would create a second record, file or letter if the page repeated them. */
export const pairedMutations: Readonly<Record<string, PairedMutation>> = {
  'a comment': {
    call: documentParts.createDocumentComment,
    prepare: (db) => {
      const { guid } = aDocument(db)
      const content = unique('Коментар')
      const draft = { content, onlyMyDepartment: false, mentionedPersonIds: [] }
      return {
        press: pressOf(() => newComment(guid, draft, { personId: administrator(db), before: [] })),
        made: () => db.comments.all().filter(({ text }) => text === content).length,
      }
    },
  },
  'a file of a document': {
    call: documents.uploadFile,
    prepare: (db) => {
      const { guid: docGuid } = aDocument(db)
      const file = aFile()
      const body = new FormData()
      body.append('file', file, file.name)
      body.append('kindId', '2')
      body.append('isPublic', 'false')
      const query = { documentGuid: docGuid, description: 'приложение' }
      const idempotencyKey = newIdempotencyKey()
      const send = defer(async () => {
        const outcome = await attempt(documents.uploadFile, { query, body }, { idempotencyKey, quiet: true })
        return { kind: 'end' as const, outcome }
      })
      const press = async () => {
        const end = await firstValueFrom(sentFile({ docGuid, file, name: file.name, send }))
        if (end.kind === 'progress') throw new Error('fetch tells no progress')
        if (end.outcome.done) return 'done'
        return end.outcome.fault.message.includes('Не е известно дали файлът е качен') ? 'unknown' : 'notApplied'
      }
      return { press, made: () => db.attachedFiles.all().filter(({ name }) => name === file.name).length }
    },
  },
  'a file of a vehicle': {
    call: vehicles.addFile,
    prepare: (db) => {
      const file = aFile()
      const of = filesOfRecord(vehicles, firstOf(db.vehicles.all()).id)
      return {
        press: pressOf(() => addFileMutation(of, { file, fields: { description: '' } }, [])),
        made: () => db.recordFiles.all().filter(({ fileName }) => fileName === file.name).length,
      }
    },
  },
  'a document': {
    call: documents.createDocument,
    prepare: (db) => {
      const subject = unique('Документ')
      const creation = new DocumentCreation(documentCalls, administrator(db))
      const order = {
        body: { ...incomingLetter, subjectDescription: subject },
        register: false,
        sendFiles: async () => undefined,
        store: async () => undefined,
      }
      const press = async () => (await (creation.state.unknown ? creation.check(order) : creation.run(order))).kind
      return { press, made: () => db.documents.all().filter((one) => one.subject === subject).length }
    },
  },
  'a letter of eDelivery': { call: eDelivery.sendEDeliveryMessage, prepare: shipment(0) },
  'a letter of the exchange': { call: docExchange.sendExchangeMessage, prepare: shipment(1) },
  'a task': {
    call: tasks.createTask,
    prepare: (db) => {
      const description = unique('Задача')
      const me = administrator(db)
      const body = taskOn(aDocument(db).guid, { description, taskAssignees: [assignee(me, 'Да се провери')] })
      return {
        press: pressOf(() => givenTask(body as Task, me)),
        made: () => db.tasks.all().filter((one) => one.description === description).length,
      }
    },
  },
  'a correspondent': {
    call: documents.createCorrespondent,
    prepare: (db) => {
      const lastName = unique('Нова')
      const person = {
        ...blankCorrespondent(),
        firstName: 'Ана',
        middleName: 'Иванова',
        lastName,
        hasNoIdentifier: true,
      }
      const mine = { ...person, fullName: `Ана Иванова ${lastName}` }
      return {
        press: pressOf(() => savedCorrespondent(mine, mine)),
        made: () => db.correspondents.all().filter((one) => one.lastName === lastName).length,
      }
    },
  },
  'a record of the settings': {
    call: configuration.savePermissionTemplate2s,
    prepare: async (db) => {
      const name = unique('Шаблон')
      const now = await permissionTemplates.now()
      if (!now.done) throw now.fault
      const was = { ...firstOf(now.reply), id: 0, name: '', classificationId: null }
      const definition = { ...permissionTemplates, now: () => permissionTemplates.now() }
      return {
        press: pressOf(() => saveRecordMutation(definition, { was, mine: { ...was, name } })),
        made: () => db.permissionTemplates.all().filter((one) => one.name === name).length,
      }
    },
  },
}
