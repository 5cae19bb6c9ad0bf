import { expect, test } from 'vitest'
import { DeadlineUnit } from '../../../src/contract/enumerations.ts'
import { TaskType } from '../../../src/contract/taskKinds.ts'
import { resolutionBody, resolutionTask } from '../../../src/features/resolutions/resolutionBody.ts'
import {
  changedResolution,
  followersOfCommon,
  isSameResolution,
  newResolution,
  type ResolutionChange,
  type ResolutionDraft,
  readResolution,
} from '../../../src/features/resolutions/resolutionDraft.ts'
import { listedResolutionErrors } from '../../../src/features/resolutions/resolutionErrors.ts'
import { type AssigneeDraft, newAssignee, noServerErrors } from '../../../src/features/tasks/form/public.ts'
import {
  subjectNote,
  subjectsFound,
  subjectsOf,
  withKindInUse,
} from '../../../src/features/tasks/subjects/subjectText.ts'
import { storedDocument } from '../document-write/aDocument.ts'

const today = '2026-11-20'
const person = (id: number, name: string): AssigneeDraft =>
  newAssignee({ person: { id, fullName: name }, position: null, name, place: '' }, today)
const georgiev = person(7, 'Георги Георгиев')
const nikolov = person(9, 'Калоян Николов')
const after = (...changes: ResolutionChange[]): ResolutionDraft =>
  changes.reduce(changedResolution, newResolution(today))
const rowOf = (draft: ResolutionDraft, { key }: AssigneeDraft) => draft.task.assignees.find((row) => row.key === key)

const text = (typed: string): ResolutionChange => ({ kind: 'text', text: typed })
const days = (quantity: number): ResolutionChange => ({ kind: 'term', fields: { quantity } })
const add = (...rows: AssigneeDraft[]): ResolutionChange => ({ kind: 'add', rows })
const answer: ResolutionChange = {
  kind: 'ready',
  ready: { text: 'За изготвяне на отговор.', taskTypeId: 10, quantity: 5, unitId: 2 },
  at: { from: 0, to: 0 },
  known: [],
}

test('a ready text sets its kind of task and its term for all assignees, later ones too', () => {
  const draft = after(add(georgiev), answer, add(nikolov))
  expect(draft.task.typeId).toBe(10)
  for (const row of draft.task.assignees)
    expect(row).toMatchObject({ instruction: 'За изготвяне на отговор.', quantity: 5, unitId: 2, startDate: today })
  expect(followersOfCommon(draft)).toEqual(new Set([georgiev.key, nikolov.key]))
})

test('an end computed once is used for all later assignees, and is no change by the user', () => {
  const end: ResolutionChange = { kind: 'term', fields: { endDate: '2026-11-27', endOf: `${today} 5 2` } }
  const draft = after(answer, add(georgiev, nikolov), end)
  expect(draft.task.assignees.map(({ endDate }) => endDate)).toEqual(['2026-11-27', '2026-11-27'])
  const before = after(answer, add(georgiev, nikolov))
  const changes = [end, days(3), text('а')].map(
    (change) => !isSameResolution(before, changedResolution(before, change)),
  )
  expect(changes).toEqual([false, true, true])
})

test('an individual instruction or term stays when the common one changes', () => {
  const own: ResolutionChange = { kind: 'row', key: georgiev.key, fields: { instruction: 'Проверете на място.' } }
  const longer: ResolutionChange = { kind: 'row', key: nikolov.key, fields: { quantity: 10 } }
  const draft = after(answer, add(georgiev, nikolov), own, longer, text('За становище.'), days(3))
  expect(rowOf(draft, georgiev)).toMatchObject({ instruction: 'Проверете на място.', quantity: 3 })
  expect(rowOf(draft, nikolov)).toMatchObject({ instruction: 'За становище.', quantity: 10 })
  expect(followersOfCommon(draft).size).toBe(0)
})

const labels = (draft: ResolutionDraft) =>
  listedResolutionErrors(draft, noServerErrors, today).map(({ label }) => label)

test.each<readonly [string, ResolutionDraft, string[]]>([
  ['nothing yet', after(), ['Текст', 'За всички изпълнители, срок', 'Изпълнители']],
  [
    'people without text and term: each said once',
    after(add(georgiev, nikolov)),
    ['Текст', 'За всички изпълнители, срок'],
  ],
  ['a whole one', after(answer, add(georgiev)), []],
  [
    'an own empty instruction is said at that person',
    after(answer, add(georgiev, nikolov), { kind: 'row', key: nikolov.key, fields: { instruction: '' } }),
    ['Калоян Николов, указание'],
  ],
  [
    'no common term, but everybody has an own one',
    after(text('За изпълнение.'), add(georgiev), { kind: 'row', key: georgiev.key, fields: { quantity: 2 } }),
    [],
  ],
])('a resolution with %s is refused', (_, draft, expected) => {
  expect(labels(draft)).toEqual(expected)
})

test('the body is a child of the document in its case file, with one task on it, the responsible person first', () => {
  const document = storedDocument({ scope: 2 })
  const draft = after(answer, add(georgiev, nikolov), { kind: 'main', key: nikolov.key })
  const names = { types: [{ id: 10, name: 'За отговор' }], priorities: [], positions: [] }
  const task = resolutionTask(document.guid, draft.task, names, today)
  expect(resolutionBody(document, draft.task)).toMatchObject({
    documentTypeId: 1,
    documentDirectionId: 2,
    parentDocumentGuid: document.guid,
    caseFileGuid: document.caseFile?.guid ?? null,
    subjectDescription: 'За изготвяне на отговор.',
  })
  expect(task).toMatchObject({
    docGuid: document.guid,
    taskType: { id: 10, name: 'За отговор' },
    parentTaskGuid: null,
  })
  expect(task.taskAssignees.map(({ assigneePerson }) => assigneePerson?.id)).toEqual([9, 7])
})

test("the texts: the user's first, each once, found by any part, matches at word starts first", () => {
  const own = [{ text: 'За архив.', taskTypeId: null, quantity: null, unitId: null }]
  const subjects = subjectsOf(own)
  expect(subjects[0]).toMatchObject({ text: 'За архив.', isOwn: true })
  expect(subjects.filter((one) => one.text === 'За архив.')).toHaveLength(1)
  expect(subjectsFound(subjects, 'отг').map((one) => one.text)).toEqual(['За изготвяне на отговор.'])
  expect(subjectsFound(subjects, 'ИЗП')[0]?.text).toBe('За изпълнение.')
  expect(subjectsFound(subjects, 'няма такъв')).toEqual([])
})

test('a text sets no inactive kind of task; until the kinds are loaded it sets its kind', () => {
  const text = { text: 'За становище.', taskTypeId: 6, quantity: null, unitId: null }
  const kinds = [{ id: 6, name: 'За становище' }]
  expect(withKindInUse(text, kinds).taskTypeId).toBe(6)
  expect(withKindInUse(text, [{ id: 1, name: 'За изпълнение' }]).taskTypeId).toBeNull()
  expect(withKindInUse(text, undefined).taskTypeId).toBe(6)
  expect(subjectNote(text, kinds)).toBe('За становище')
  expect(subjectNote(text, [])).toBe('')
})

test('a resolution that was not issued is restored completely from the browser, and continues', () => {
  const own: ResolutionChange = { kind: 'row', key: georgiev.key, fields: { instruction: 'Проверете на място.' } }
  const draft = after(answer, add(georgiev, nikolov), own)
  const back = readResolution(JSON.parse(JSON.stringify(draft)))
  expect(back).toEqual(draft)
  const goesOn = changedResolution(back ?? draft, days(3))
  expect(rowOf(goesOn, georgiev)).toMatchObject({ instruction: 'Проверете на място.', quantity: 3 })
  expect(rowOf(goesOn, nikolov)).toMatchObject({ instruction: 'За изготвяне на отговор.', quantity: 3 })
})

test.each([
  ['of an older version of the form', { task: { ...newResolution(today).task, assignees: 'няма' }, common: null }],
  ['of another form', { draft: {}, began: {} }],
  ['nothing', undefined],
])('a stored resolution %s is not offered', (_, stored) => {
  expect(readResolution(stored)).toBeUndefined()
})

test('a typed ready text sets the kind and the term as a pressed one does, but not over a set term', () => {
  const ready = { text: 'За становище.', taskTypeId: TaskType.OPINION, quantity: 3, unitId: DeadlineUnit.WORKING_DAYS }
  const pressed = after({ kind: 'ready', ready, at: { from: 0, to: 0 }, known: [] })
  const typed: ResolutionChange = { kind: 'text', text: 'За становище.', ready }
  expect(isSameResolution(after(typed), pressed)).toBe(true)
  const own = after({ kind: 'term', fields: { quantity: 12 } }, typed)
  expect([own.task.typeId, own.common.quantity]).toEqual([TaskType.OPINION, 12])
})
