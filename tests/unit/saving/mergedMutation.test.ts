import { expect, test } from 'vitest'
import { IdempotentMutation } from '../../../src/screen-kit/saving/idempotentMutation.ts'
import { mergedMutation, type Saving } from '../../../src/screen-kit/saving/mergedMutation.ts'
import { Fault } from '../../../src/transport/fault.ts'
import type { Outcome } from '../../../src/transport/request.ts'

type Person = { id: number; name: string; phone: string; password: string }
const maria: Person = { id: 1, name: 'Мария', phone: '1', password: '' }
const lost: Outcome<never> = { done: false, fault: new Fault('network', ''), returned: null }

/**
 * Returns a backend of persons that never returns passwords. It loses the responses to the first `losses` save requests
 * and to the first `lostReads` checks.
 */
const aBackend = (losses: number, lostReads = 0) => {
  const rows: Person[] = [maria]
  let left = lostReads
  const now = (): Outcome<Person[]> => {
    if (sent.length > 0 && left-- > 0) return lost
    return { done: true, reply: rows.map((one) => ({ ...one, password: '' })) }
  }
  const sent: Person[] = []
  const respond = async (person: Person): Promise<Outcome<Person>> => {
    sent.push(person)
    return sent.length <= losses ? lost : { done: true, reply: person }
  }
  const saved = (saving: Saving<Person>) =>
    mergedMutation<Person, Person>({
      ...saving,
      about: 'person',
      key: 'id',
      fields: ['name', 'phone', 'password'],
      unread: ['password'],
      now: async () => now(),
      create: (mine) => {
        rows.push({ ...mine, id: rows.length + 1 })
        return respond({ ...mine, id: rows.length })
      },
      edit: (person) => {
        rows.splice(person.id - 1, 1, person)
        return respond(person)
      },
    })
  return { rows, sent, saved }
}

test('an untouched field is sent with its current value', async () => {
  const { rows, sent, saved } = aBackend(0)
  rows[0] = { ...maria, phone: '2' }
  await new IdempotentMutation<Person>().outcomeOf(saved({ was: maria, mine: { ...maria, name: 'Мара' } }))
  expect(sent).toEqual([{ ...maria, name: 'Мара', phone: '2' }])
})

test('a conflict is shown at the field, and nothing is sent', async () => {
  const { rows, sent, saved } = aBackend(0)
  rows[0] = { ...maria, name: 'Марийка', phone: '2' }
  const seen: Person[] = []
  const onConflict = (theirs: Person) => seen.push(theirs)
  const end = await new IdempotentMutation<Person>().outcomeOf(
    saved({ was: maria, mine: { ...maria, name: 'Мара' }, onConflict }),
  )
  expect(end).toMatchObject({ kind: 'refused', fault: { fields: { name: [expect.stringContaining('„Марийка“')] } } })
  expect([sent, seen]).toEqual([[], rows])
})

test('a lost change of a field missing in responses stays unknown, unless another field of the record was changed', async () => {
  const password = { ...maria, password: 'нова' }
  const end = async (mine: Person) =>
    (await new IdempotentMutation<Person>().outcomeOf(aBackend(1).saved({ was: maria, mine }))).kind
  expect([await end(password), await end({ ...password, phone: '2' })]).toEqual(['unknown', 'done'])
})

test('new content after a lost response changes the created record, and creates no second one', async () => {
  const { rows, saved } = aBackend(1, 1)
  const write = new IdempotentMutation<Person>()
  const blank: Person = { id: 0, name: '', phone: '', password: '' }
  const mine = { ...blank, name: 'Иван', phone: '5' }
  expect((await write.outcomeOf(saved({ was: blank, mine }))).kind).toBe('unknown')
  expect((await write.outcomeOf(saved({ was: blank, mine: { ...mine, phone: '6' } }))).kind).toBe('done')
  expect(rows).toEqual([maria, { ...mine, id: 2, phone: '6' }])
})
