import { beforeAll, expect, test } from 'vitest'
import type { DocumentRow } from '../../../mocks/documents/documentRows.ts'
import { foreignDevices, measuringDevices } from '../../../src/contract/devices.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { ReceivedVia } from '../../../src/contract/enumerations.ts'
import { docExchange, eDelivery } from '../../../src/contract/exchange.ts'
import { library } from '../../../src/contract/library.ts'
import { leaveApplications } from '../../../src/contract/staff.ts'
import { vehicles } from '../../../src/contract/vehicles.ts'
import { formatDateYear } from '../../../src/dates/civilDate.ts'
import { formatAmount } from '../../../src/rules/words/money.ts'
import { pdfPages } from '../../support/pdfPages.ts'
import { createTestBackend } from './createTestBackend.ts'

const backend = createTestBackend(2800)
const { db } = backend
let tokens: Awaited<ReturnType<typeof backend.tokensOf>>
beforeAll(async () => {
  tokens = await backend.tokensOf('administrator')
})

const bytesOf = async (endpoint: Endpoint, guid: string): Promise<ArrayBuffer> => {
  const reply = await backend.send(endpoint, { query: { guid } }, tokens[endpoint.backend])
  expect(reply.status).toBe(200)
  return reply.arrayBuffer()
}
const MOST = 60_000

/**
 * Returns the text of a PDF. Also checks its size, that the bytes are the same when generated again, and that all
 * letters are complete and inside the page.
 */
const textOf = async (endpoint: Endpoint, file: { guid: string; size: number }): Promise<string> => {
  const bytes = await bytesOf(endpoint, file.guid)
  expect(bytes.byteLength).toBe(file.size)
  expect(bytes.byteLength).toBeLessThan(MOST)
  expect(Buffer.compare(Buffer.from(bytes), Buffer.from(await bytesOf(endpoint, file.guid)))).toBe(0)
  const pages = await pdfPages(bytes)
  const outside = pages.flatMap(({ placed }) =>
    placed.filter(({ from, to, height }) => from < 40 || to > 541 || height < 36),
  )
  expect(outside).toEqual([])
  const text = pages.map((page) => page.text).join(' ')
  expect(text).not.toContain('◊')
  expect(text).toContain('УЧЕБЕН')
  return text
}
const flat = (text: string) => text.replace(/[\s„“]+/g, ' ').toLowerCase()
const expectTexts = (text: string, parts: readonly (string | null | undefined)[]) => {
  for (const one of parts) if (one) expect(flat(text)).toContain(flat(one))
}

/**
 * Returns the parts of a subject that are shown under the title. An invoice shows its number there, and the basis of
 * the payment further down.
 */
const matterOf = (subject: string, typeName: string): string[] => {
  const invoice = /^Фактура (№ \d+) за (.+)$/.exec(subject)
  if (invoice) return invoice.slice(1)
  const kind = typeName.replace(/ \(.*\)$/, '')
  return [subject.startsWith(kind) && subject !== kind ? subject.slice(kind.length + 1) : subject.replace(/^\S+ /, '')]
}
const personOf = (id: number | null) => {
  const person = db.persons.get(id)
  return person && [person.firstName, person.middleName, person.lastName].join(' ')
}
const partyOf = (id: number | undefined) => {
  const row = db.correspondents.get(id)
  return row && (row.entityName || [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' '))
}
const mainFile = ({ guid }: DocumentRow) => {
  const [file] = db.attachedFiles.by('documentGuid', guid)
  if (!file) throw new Error('No main file')
  return file
}
const kinds = [
  ...new Map(
    db.documents.all().map((row) => [`${row.typeId}-${row.directionId}-${row.scope}-${row.number === null}`, row]),
  ).values(),
]
const named = (row: DocumentRow) =>
  [`${db.documentTypes.get(row.typeId)?.name}, direction ${row.directionId}, ${row.number ?? 'draft'}`, row] as const

test.each(kinds.map(named))('the file of a document agrees with its record: %s', async (_, row) => {
  const text = await textOf(documents.downloadAttachedFile, mainFile(row))
  const isIncoming = row.directionId === 1
  const fee = db.obligations.by('documentGuid', row.guid)[0]
  expectTexts(text, [
    ...matterOf(row.subject, db.documentTypes.get(row.typeId)?.name ?? ''),
    isIncoming ? (row.externalRefNumber ?? row.portalNumber) : row.number,
    isIncoming
      ? formatDateYear(row.externalRefDate ?? row.dateReceived)
      : row.dateRegistered && formatDateYear(row.dateRegistered),
    isIncoming ? partyOf(row.correspondentIds[0]) : 'Агенция за измервания и проверки',
    ...(row.directionId === 3 ? row.correspondentIds.map(partyOf) : []),
    isIncoming ? null : personOf(row.signedByPersonId),
    fee && isIncoming ? formatAmount(fee.amountCents, fee.currency, 'eur') : null,
  ])
})

test('a paper document has the stamp of the registry, any other has none', async () => {
  const textBy = async (viaId: number) => {
    const row = db.documents.all().find((one) => one.receivedViaId === viaId && one.number && one.typeId === 40)
    const text = row && (await textOf(documents.downloadAttachedFile, mainFile(row)))
    return text?.includes(`Вх. № ${row?.number} / ${formatDateYear(row?.dateRegistered)}`)
  }
  expect([await textBy(ReceivedVia.COUNTER), await textBy(ReceivedVia.MAIL), await textBy(ReceivedVia.EMAIL)]).toEqual([
    true,
    true,
    false,
  ])
})

test('an invoice adds up: its lines to the base, base and tax to the total', async () => {
  const rows = db.documents.all().filter(({ typeId }) => typeId === 54)
  for (const row of rows.slice(0, 5)) {
    const text = (await textOf(documents.downloadAttachedFile, mainFile(row))).replaceAll('\u00a0', ' ')
    const cents = (amount: string) => Number(amount.replace(/\D/g, ''))
    const [base, tax, sum] = ['Данъчна основа', 'ДДС 20%', 'Сума за плащане'].map((name) =>
      cents(new RegExp(`${name} ([\\d ]+,\\d\\d)`).exec(text)?.[1] ?? ''),
    ) as [number, number, number]
    const lines = [...text.matchAll(/(?:бр\.|час) (\d+) ([\d ]+,\d\d) ([\d ]+,\d\d)/g)]
    expect(lines).toHaveLength(3)
    for (const [, count, price, value] of lines) expect(Number(count) * cents(price ?? '')).toBe(cents(value ?? ''))
    expect(lines.reduce((total, [, , , value]) => total + cents(value ?? ''), 0)).toBe(base)
    expect([tax, sum]).toEqual([Math.round(base * 0.2), base + tax])
  }
})

test('a resolution names assignees, tasks and terms', async () => {
  const task = db.tasks.all().find(({ resolutionGuid }) => resolutionGuid !== null)
  const row = db.documents.get(task?.resolutionGuid ?? null)
  if (!task || !row) throw new Error('No resolution')
  const text = await textOf(documents.downloadAttachedFile, mainFile(row))
  for (const { personId, instruction, endDate } of db.taskAssignees.by('taskGuid', task.guid))
    expectTexts(text, [personOf(personId), instruction || task.description, formatDateYear(endDate)])
})

test('an enclosure names its document; a list of papers is a text, a photo is a picture with a caption', async () => {
  const hasPhoto = (guid: string) =>
    db.attachedFiles.by('documentGuid', guid).some(({ name }) => name.startsWith('Снимка'))
  const row = db.documents
    .all()
    .find(({ guid, attachments, externalRefNumber }) => attachments >= 4 && externalRefNumber && hasPhoto(guid))
  if (!row) throw new Error('No document with enclosures')
  const [, first, photo, list] = db.attachedFiles.by('documentGuid', row.guid)
  if (!first || !photo || !list) throw new Error('No enclosures')
  expectTexts(await textOf(documents.downloadAttachedFile, first), [row.externalRefNumber, row.subject])
  const listText = new TextDecoder().decode(await bytesOf(documents.downloadAttachedFile, list.guid))
  expectTexts(listText, [row.externalRefNumber, row.subject, partyOf(row.correspondentIds[0]), 'Приложение 2'])
  expect(photo.description).toContain('Общ вид')
  const picture = new DataView(await bytesOf(documents.downloadAttachedFile, photo.guid))
  expect([picture.byteLength, picture.getUint32(16), picture.getUint32(20)]).toEqual([photo.size, 240, 160])
})

test('a subject with characters missing in the fonts is shown with lozenges, and nothing breaks', async () => {
  const row = db.documents.all().find(({ typeId }) => typeId === 40)
  if (!row) throw new Error('No letter')
  const before = row.subject
  db.put('documents', { ...row, subject: `Писмо 測試 😀 Șomàj ${'дълго'.repeat(60)}` })
  const file = mainFile(row)
  const [page] = await pdfPages(await bytesOf(documents.downloadAttachedFile, file.guid))
  db.put('documents', { ...row, subject: before })
  expect(page?.text).toContain('Писмо ◊◊ ◊ Somàj дългодълго')
  expect(Math.max(...(page?.placed ?? []).map(({ to }) => to))).toBeLessThan(541)
})

test('a file of a message matches the message, registered or not', async () => {
  const messages = db.exchangeMessages.all().filter(({ isIncoming }) => isIncoming)
  const some = [
    ...new Map(
      messages.map((one) => [`${one.system} ${one.documentGuid === null} ${one.title.split(' – ')[0]}`, one]),
    ).values(),
  ]
  for (const message of some.slice(-24)) {
    const [file] = db.exchangeAttachments.by('messageGuid', message.guid)
    if (!file || file.scanStatusId === 4) continue
    const endpoint =
      message.system === 'edelivery' ? eDelivery.downloadEDeliveryAttachment : docExchange.downloadExchangeAttachment
    const text = await textOf(endpoint, file)
    const typeName = message.documentKind ?? message.title.split(' ')[0] ?? ''
    expectTexts(text, [...matterOf(message.title, typeName), message.partyName, message.externalRefNumber])
  }
})

test('a certificate matches its type', async () => {
  for (const [rows, endpoint] of [
    [db.approvedTypes.all(), measuringDevices.downloadFile],
    [db.registeredTypes.all(), foreignDevices.downloadFile],
  ] as const) {
    for (const type of rows.filter(({ entryDate }) => entryDate !== null).slice(-6)) {
      const file = db.deviceFiles.by('deviceGuid', type.guid).find(({ fileName }) => fileName.endsWith('.pdf'))
      if (!file) throw new Error('No certificate')
      const text = await textOf(endpoint, file)
      expectTexts(text, [
        type.certificateNumber,
        formatDateYear(type.certificateDate),
        formatDateYear(type.validUntil),
        type.measuringType,
        type.manufacturer,
        type.approvalSign,
        type.entryNumber,
        ...type.metrologicalCharacteristics.map(({ name, value, unit }) => `${name} ${value} ${unit}`.trim()),
      ])
    }
  }
})

test('the papers of a car match its record and its policy', async () => {
  for (const car of db.vehicles.all().slice(0, 6)) {
    const [certificate, policyFile] = db.recordFiles.by('owner', `vehicles/${car.id}`)
    const policy = db.vehicleInsurances.by('vehicleId', car.id).findLast(({ kindId }) => kindId === 1)
    if (!certificate || !policyFile || !policy) throw new Error('No papers')
    expectTexts(await textOf(vehicles.downloadFile, certificate), [
      ...[car.registrationNumber, car.make, car.model, car.vin, car.engineNumber, car.certificateNumber],
      formatDateYear(car.firstRegistration),
    ])
    expectTexts(await textOf(vehicles.downloadFile, policyFile), [
      ...[car.registrationNumber, policy.policyNumber, policy.insurer, policy.stickerNumber],
      ...[formatDateYear(policy.validFrom), formatDateYear(policy.validTo)],
      ...policy.instalments.map(({ amount }) => (amount ?? '').replace('.', ',')),
    ])
  }
})

test('the paper of a leave names who takes it and when', async () => {
  const files = db.recordFiles.all().filter(({ owner }) => owner.startsWith('leaveApplications/'))
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const leave = db.leaveApplications.get(Number(file.owner.split('/')[1]))
    const person = db.persons.get(leave?.personId)
    expectTexts(await textOf(leaveApplications.downloadFile, file), [
      ...[person?.firstName, person?.lastName],
      ...(leave?.kind === 'bereavement' ? [] : [formatDateYear(leave?.fromDate ?? null)]),
    ])
  }
})

test('each document of the library has a separate text, by chapters', async () => {
  const versions = db.libraryVersions
    .all()
    .filter(({ content, fileName }) => content === 'sample' && fileName.endsWith('.pdf'))
  const texts = new Set<string>()
  for (const version of versions) {
    const text = await textOf(library.downloadLibraryFile, version)
    const document = db.libraryDocuments.get(version.documentId)
    expectTexts(text, [
      document?.title,
      document?.number,
      document?.date && formatDateYear(document.date),
      version.note,
    ])
    texts.add(text)
  }
  expect(texts.size).toBe(versions.length)
})
