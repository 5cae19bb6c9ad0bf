import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { fullNameOf } from '../../../mocks/people/peopleNames.ts'
import type { Reply } from '../../../src/contract/endpoint.ts'
import { orgStructure } from '../../../src/contract/orgStructure.ts'
import type { OrgNode } from '../../../src/contract/shapes/people.ts'
import { staff } from '../../../src/features/structure/structureState.ts'
import { choicesOf, type LookupOptions } from '../../../src/screen-kit/lookup/lookupOptions.ts'
import {
  people,
  presentForDocuments,
  presentForInspections,
  presentPeople,
} from '../../../src/screen-kit/lookup/lookups.ts'
import { clientAtom, provideQueryClient } from '../../../src/state/queryClient.ts'
import { queryOf } from '../../../src/transport/query.ts'
import { createTestBackend } from '../mocks/createTestBackend.ts'

type PersonRow = Reply<typeof orgStructure.getPersons>[number]

const lists: [name: string, from: LookupOptions][] = [
  ['people', people],
  ['presentPeople', presentPeople],
  ['presentForDocuments', presentForDocuments],
  ['presentForInspections', presentForInspections],
  ['staff', staff],
]

const person = (id: number, fullName: string, isActive: boolean): PersonRow => ({
  ...{ firstName: '', middleName: '', lastName: '', firstAndLastName: '', egn: '', email: '' },
  ...{ id, fullName, isActive, departmentId: 1, departmentName: '', positionName: '' },
})

test.each(lists)(
  'a form does not offer from %s a user who has left, even if a backend returns her; a filter offers her last',
  (_, from) => {
    const store = createStore()
    provideQueryClient(store)
    const client = store.get(clientAtom)
    const sent = [person(1, 'Напуснала Служителка', false), person(2, 'Работещ Служител', true)]
    for (const includeDisabled of [true, false])
      client.setQueryData(queryOf(orgStructure.getPersons, { query: { includeDisabled } }).queryKey, sent)
    const lookup = store.get(from.optionsAtom)
    expect(choicesOf(lookup).options?.map(({ id }) => id)).toEqual([2])
    expect(choicesOf(lookup, true).options?.map(({ id }) => id)).toEqual([2, 1])
  },
)

const namesIn = (nodes: readonly OrgNode[]): string[] =>
  nodes.flatMap(({ actualPersons, children }) => [
    ...actualPersons.map(({ fullName }) => fullName),
    ...namesIn(children),
  ])

test('the backend offers no closed account, even with open tasks, and still returns its name', async () => {
  const { as, db } = createTestBackend()
  const admin = await as('administrator')
  const busy = db.users
    .all()
    .find(({ personId, userName }) => userName !== 'administrator' && db.query('openTasksOf', personId).length > 0)
  if (!busy) throw new Error('Nobody has open tasks.')
  const person = db.persons.get(busy.personId)
  const fullName = person ? fullNameOf(person) : ''
  const offered = async () => [
    (await admin(orgStructure.getPersons, { query: { includeDisabled: false } })).resultData.map((one) => one.fullName),
    (await admin(orgStructure.getPersonsAndPositions, {})).resultData.map((one) => one.fullName),
    namesIn((await admin(orgStructure.getOrgStructure, { query: { includeDisabled: false } })).resultData),
  ]
  for (const names of await offered()) expect(names).toContain(fullName)
  db.put('users', { ...busy, isActive: false })
  expect(db.persons.get(busy.personId)?.isActive).toBe(true)
  for (const names of await offered()) expect(names).not.toContain(fullName)
  const all = (await admin(orgStructure.getPersons, { query: { includeDisabled: true } })).resultData
  expect(all.find((one) => one.id === busy.personId)).toMatchObject({ fullName, isActive: false })
})
