import { afterEach, expect, test, vi } from 'vitest'
import { library } from '../../../src/contract/library.ts'
import { savedFolder } from '../../../src/features/library/manage/folderWrites.ts'
import { scheme } from '../../../src/features/settings/classifications/ClassificationTreePage.tsx'
import { ownerRules } from '../../../src/features/settings/owner-rules/OwnerRulesPage.tsx'
import { permissionTemplates } from '../../../src/features/settings/permission-templates/PermissionTemplatesPage.tsx'
import { templates } from '../../../src/features/settings/protocol-templates/ProtocolTemplatesPage.tsx'
import type { RegisterRecord } from '../../../src/rules/registers/registerRules.ts'
import { saveRecordMutation } from '../../../src/screen-kit/register/recordWrites.ts'
import type { Nomenclature } from '../../../src/screen-kit/register/register.ts'
import { attempt, type Outcome } from '../../../src/transport/request.ts'
import { onMockBackend } from './onMockBackend.ts'

afterEach(() => vi.unstubAllGlobals())

type EditedSave<R> = { was: R; mine: R; onConflict: (theirs: R) => void }
type Saved<R> = { now: () => Promise<Outcome<R[]>>; save: (saving: EditedSave<R>) => Promise<Outcome<R>> }

const byDefinition = <R extends RegisterRecord>(definition: Nomenclature<R>): Saved<R> => ({
  now: definition.now,
  save: (saving) =>
    saveRecordMutation({ ...definition, now: () => definition.now() }, saving).send(crypto.randomUUID()),
})

const replyOf = async <T,>(outcome: Promise<Outcome<T>>): Promise<T> => {
  const end = await outcome
  if (!end.done) throw end.fault
  return end.reply
}

const changesBoth = async <R extends { id: number }, K extends keyof R & string>(
  { now, save }: Saved<R>,
  field: K,
  [theirs, mine]: readonly [R[K], R[K]],
) => {
  await onMockBackend()
  const first = async () => {
    const [record] = await replyOf(now())
    if (!record) throw new Error('The list is empty')
    return record
  }
  const was = await first()
  const conflicts: R[] = []
  const onConflict = (record: R) => conflicts.push(record)
  await replyOf(save({ was, mine: { ...was, [field]: theirs }, onConflict }))
  const changed = { ...was, [field]: mine }
  const refused = await save({ was, mine: changed, onConflict })
  const message = refused.done ? undefined : refused.fault.fields[field]?.[0]
  const [seen] = conflicts
  const untouched = (await first())[field]
  await replyOf(save({ was: seen ?? was, mine: changed, onConflict }))
  return { message, seen: seen?.[field], untouched, atLast: (await first())[field], conflicts: conflicts.length }
}

const byText = 'Междувременно е променено на „Другаде“. Запишете отново, ако трябва да остане Вашето.'
const byOther = 'Междувременно е променено от друг. Запишете отново, ако трябва да остане Вашето.'
const folders: Saved<Awaited<ReturnType<typeof allFolders>>[number]> = {
  now: () => attempt(library.getLibraryFolders, {}),
  save: (saving) => savedFolder(saving).send(crypto.randomUUID()),
}
const allFolders = () => replyOf(attempt(library.getLibraryFolders, {}))

test.each([
  ['a classification', byText, () => changesBoth(byDefinition(scheme), 'description', ['Другаде', 'Тук'])],
  ['an owner rule', byOther, () => changesBoth(byDefinition(ownerRules), 'ownerPositionId', [2, 3])],
  [
    'a template of rights',
    byText,
    () => changesBoth(byDefinition(permissionTemplates), 'description', ['Другаде', 'Тук']),
  ],
  ['a template of protocols', byText, () => changesBoth(byDefinition(templates), 'content', ['Другаде', 'Тук'])],
  ['a folder of the library', byText, () => changesBoth(folders, 'description', ['Другаде', 'Тук'])],
] as const)(
  'the record %s was changed by another user: the field says so, nothing is sent, and a second press overwrites it',
  async (...row) => {
    const [, message, change] = row
    const end = await change()
    expect(end.message).toBe(message)
    expect(end.untouched).toEqual(end.seen)
    expect(end.atLast).not.toEqual(end.seen)
    expect(end.conflicts).toBe(1)
  },
)
