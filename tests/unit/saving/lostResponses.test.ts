import { afterEach, describe, expect, test, vi } from 'vitest'
import { users } from '../../../src/contract/account.ts'
import { configuration } from '../../../src/contract/configuration.ts'
import { devices, measuringDevices } from '../../../src/contract/devices.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { inspections } from '../../../src/contract/inspections.ts'
import { library } from '../../../src/contract/library.ts'
import { orgStructure } from '../../../src/contract/orgStructure.ts'
import { deviceBodyOf, savedDevice } from '../../../src/features/devices/single/deviceDefinition.ts'
import { typeDefinitions } from '../../../src/features/devices/typeDefinition.ts'
import { bodyOf, savedType } from '../../../src/features/devices/types/savedType.ts'
import { savedObligation } from '../../../src/features/document-parts/obligations/obligationWrites.ts'
import { savedInspection, singleDefinition } from '../../../src/features/inspections/inspectionDefinitions.ts'
import { changedDocument } from '../../../src/features/library/manage/documentWrites.ts'
import { savedFolder } from '../../../src/features/library/manage/folderWrites.ts'
import { savedTypeClassifications } from '../../../src/features/settings/classifications/TypeClassificationsDialog.tsx'
import { permissionTemplates } from '../../../src/features/settings/permission-templates/PermissionTemplatesPage.tsx'
import { savedDepartment, savedPosition } from '../../../src/features/structure/recordWrites.ts'
import { positionNow } from '../../../src/features/structure/structureState.ts'
import { blankUser, draftOf, savedUser } from '../../../src/features/users/userDraft.ts'
import { saveRecordMutation } from '../../../src/screen-kit/register/recordWrites.ts'
import { attempt, type Outcome } from '../../../src/transport/request.ts'
import { onMockBackend } from '../settings/onMockBackend.ts'
import { lostChangesOf, lostCreationsOf, type SavingUser } from './lostResponsesOf.ts'

afterEach(() => vi.unstubAllGlobals())

const replyOf = async <R>(outcome: Promise<Outcome<R>>): Promise<R> => {
  const end = await outcome
  if (!end.done) throw end.fault
  return end.reply
}

const lostResponsesOf = <V extends object, D, R extends V>(user: SavingUser<V, D, R>) => ({
  changes: lostChangesOf(user),
  creations: lostCreationsOf(user),
})

const description = {
  mine: { description: 'Мое' },
  theirs: { description: 'Чуждо' },
  withBlanks: { description: ' Мое ' },
}
const note = { mine: { note: 'Мое' }, theirs: { note: 'Чуждо' }, withBlanks: { note: ' Мое ' } }
const email = (name: string) => ({ email: `${name}@example.bg` })

const firstOf = <T>(rows: readonly T[], fits: (row: T) => boolean = () => true): T => {
  const row = rows.find(fits)
  if (row === undefined) throw new Error('The mock backend has no such row')
  return row
}

const newPerson = {
  firstName: 'Ново',
  lastName: 'Име',
  userName: 'new.user',
  password: 'Zelena-Krusha-17!',
  departmentId: 2,
  roles: ['REPORTS'],
}
const opened = { docGuid: '' }
const isOpen = ({ isCancelled, isRefunded }: { isCancelled: boolean; isRefunded: boolean }) =>
  !isCancelled && !isRefunded
const guids = new WeakMap<object, string>()
const newGuidOf = (opened: object): string => {
  const guid = guids.get(opened) ?? crypto.randomUUID()
  guids.set(opened, guid)
  return guid
}

const savingUsers = {
  'a record of a register': lostResponsesOf({
    opened: async () => firstOf(await replyOf(permissionTemplates.now())),
    save: (saving) => saveRecordMutation({ ...permissionTemplates, now: () => permissionTemplates.now() }, saving),
    edits: configuration.savePermissionTemplate2s.path,
    creates: configuration.savePermissionTemplate2s.path,
    ...description,
    another: { classificationId: 2 },
    taken: (db) => ({ name: firstOf(db.permissionTemplates.all().slice(1)).name }),
    fresh: { id: 0, name: 'Нов шаблон', classificationId: null },
  }),
  'an inspection': lostResponsesOf({
    opened: ({ inspections: all }) =>
      replyOf(
        attempt(inspections.byGuid, { query: { guid: firstOf(all.all(), ({ statusId }) => statusId === 1).guid } }),
      ),
    save: (saving) => savedInspection(singleDefinition, { newGuid: newGuidOf(saving.was), ...saving }),
    edits: inspections.update.path,
    creates: inspections.insert.path,
    ...note,
    another: { representativeName: 'Друг' },
    fresh: { guid: '', number: '', representativeName: '' },
  }),
  'a type of devices': lostResponsesOf({
    opened: async ({ approvedTypes }) => {
      const { guid } = firstOf(approvedTypes.all(), ({ isDraft }) => isDraft)
      return bodyOf(await replyOf(attempt(measuringDevices.byId, { query: { id: guid } })))
    },
    save: (saving) => savedType(typeDefinitions.approved, saving),
    edits: measuringDevices.update.path,
    creates: measuringDevices.insert.path,
    ...note,
    another: { importer: 'Друг' },
    fresh: { id: undefined, measuringType: 'Съвсем нов', importer: '' },
  }),
  'a device': lostResponsesOf({
    opened: async ({ devices: all }) =>
      deviceBodyOf(
        await replyOf(
          attempt(devices.getDeviceById, { query: { id: firstOf(all.all(), ({ isDraft }) => isDraft).guid } }),
        ),
      ),
    save: (saving) => savedDevice(saving),
    edits: devices.updateDevice.path,
    creates: devices.insertDevice.path,
    ...note,
    another: { siteName: 'Друг' },
    fresh: { id: undefined, serialNumber: 'Нов-1', siteName: '' },
  }),
  'a department': lostResponsesOf({
    opened: async ({ departments }) =>
      replyOf(attempt(orgStructure.getDepartmentById, { query: { id: firstOf(departments.all().slice(1)).id } })),
    save: (saving) => savedDepartment(saving),
    edits: orgStructure.editDepartment.path,
    creates: orgStructure.createDepartment.path,
    mine: { address: 'Мое' },
    theirs: { address: 'Чуждо' },
    withBlanks: { address: ' Мое ' },
    another: { phone: '02 1' },
    taken: ({ departments }) => ({ departmentName: firstOf(departments.all()).name }),
    fresh: { id: 0, departmentName: 'Ново звено', phone: '' },
  }),
  'a position': lostResponsesOf({
    opened: ({ positions }) => replyOf(positionNow(firstOf(positions.all()).id)),
    save: (saving) => savedPosition(saving),
    edits: orgStructure.editPosition.path,
    creates: orgStructure.createPosition.path,
    mine: { positionName: 'Моя длъжност' },
    theirs: { positionName: 'Чужда длъжност' },
    withBlanks: { positionName: ' Моя длъжност ' },
    another: { nkpdCode: '11111111' },
    fresh: { id: 0, positionName: 'Нова длъжност', personIds: [], staffCount: 1, nkpdCode: '' },
  }),
  'a user': lostResponsesOf({
    opened: async () =>
      draftOf(firstOf((await replyOf(attempt(users.getUsers, { query: { skip: 5, take: 1 }, body: {} }))).items)),
    save: (saving) => savedUser(saving),
    edits: users.updateUser.path,
    creates: users.createUser.path,
    mine: email('mine'),
    theirs: email('theirs'),
    withBlanks: { email: ' mine@example.bg ' },
    another: { middleName: 'Друго' },
    taken: (db) => ({ userName: firstOf(db.users.all()).userName }),
    fresh: { ...blankUser, ...newPerson },
  }),
  'a folder of the library': lostResponsesOf({
    opened: async () => firstOf(await replyOf(attempt(library.getLibraryFolders, {}))),
    save: (saving) => savedFolder(saving),
    edits: library.editLibraryFolder.path,
    creates: library.createLibraryFolder.path,
    ...description,
    another: { roles: ['RSI_READ'] },
    taken: ({ libraryFolders }) => {
      const [first, ...others] = libraryFolders.all()
      return { name: firstOf(others, ({ parentId }) => parentId === first?.parentId).name }
    },
    fresh: { id: 0, name: 'Нова папка', roles: [] },
  }),
  'a document of the library': lostResponsesOf({
    opened: async () =>
      firstOf((await replyOf(attempt(library.getLibraryDocuments, { query: { skip: 0, take: 1 }, body: {} }))).items),
    save: (saving) => changedDocument(saving),
    edits: library.editLibraryDocument.path,
    ...description,
    withBlanks: { title: ' Друго заглавие ' },
    another: { keywords: 'друго' },
  }),
  'an obligation': lostResponsesOf({
    opened: async (db) => {
      const { documentGuid, guid } = firstOf(db.obligations.all(), isOpen)
      opened.docGuid = documentGuid
      const all = await replyOf(attempt(documentParts.getDocumentObligations, { query: { docGuid: documentGuid } }))
      return firstOf(all, (one) => one.guid === guid)
    },
    save: (saving) => savedObligation(opened.docGuid, saving),
    edits: documentParts.editDocumentObligation.path,
    creates: documentParts.createDocumentObligation.path,
    ...note,
    another: { paymentCode: 'Друг' },
    fresh: { guid: undefined, basis: 'чл. 1', note: '', paymentCode: '' },
  }),
  'the classifications of a type': lostResponsesOf({
    opened: async () => {
      const [row] = await replyOf(attempt(configuration.getAllDocumentTypeClassifications, { body: {} }))
      if (!row?.documentType) throw new Error('No type has classifications')
      return { documentType: row.documentType, classificationIds: row.classificationIds as readonly number[] }
    },
    save: (saving) => savedTypeClassifications(saving),
    edits: configuration.saveDocumentTypeClassifications.path,
    mine: { classificationIds: [1] },
    theirs: { classificationIds: [2] },
  }),
}

/**
 * The expected outcome of a change whose response is lost, the same for all forms. If another user has taken the name,
 * the lost request is found not applied, and saving again is refused.
 */
const endOfChange = {
  'nobody else changed it': 'done',
  'another changed another field': 'done',
  'another changed the same field': 'notApplied, then refused',
  'the backend took the blanks away': 'done',
  'the name is taken': 'notApplied, then refused',
  'it never arrived': 'notApplied, then done',
}
const endOfCreation = {
  'nobody else changed it': 'done',
  'another changed another field': 'done',
  'the backend took the blanks away': 'done',
  'the name is taken': 'notApplied, then refused',
  'an equal one was there before, and it never arrived': 'notApplied',
  'it never arrived': 'notApplied, then done',
}

describe.each(Object.entries(savingUsers))('the mutation of %s', (_, { changes, creations }) => {
  const rowsOf = <C extends object>(cases: Partial<Record<string, C | undefined>>, kind: string) =>
    Object.entries(cases).flatMap(([what, run]) => (run ? [[kind, what, run] as const] : []))
  test.each([...rowsOf(changes, 'a change'), ...rowsOf(creations, 'a new one')])(
    'after a lost response %s: %s',
    async (kind, what, run) => {
      const ends: Record<string, string> = kind === 'a change' ? endOfChange : endOfCreation
      expect(await run(await onMockBackend())).toBe(ends[what])
    },
  )
})
