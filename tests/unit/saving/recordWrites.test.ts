import { expect, test } from 'vitest'
import { correspondentGroups } from '../../../src/contract/configuration.ts'
import { groupRules } from '../../../src/rules/correspondents/correspondentRegisters.ts'
import { removeRecordMutation, saveRecordMutation } from '../../../src/screen-kit/register/recordWrites.ts'
import { register } from '../../../src/screen-kit/register/register.ts'
import { IdempotentMutation } from '../../../src/screen-kit/saving/idempotentMutation.ts'
import { Fault } from '../../../src/transport/fault.ts'

type Group = { id: number; name: string; correspondentsCount: number | null; isActive: boolean }
const group = (id: number, name: string, isActive = true): Group => ({ id, name, correspondentsCount: 3, isActive })
const definition = register({
  name: 'group',
  title: 'Групи',
  calls: correspondentGroups,
  rules: groupRules,
  blank: group(0, ''),
  derived: ['correspondentsCount'],
  inactiveHint: '',
})
const all = [group(1, 'Общини'), group(2, 'Вносители'), group(3, 'Граждани')]
const [, second = group(0, '')] = all

const foundId = async (saving: { was: Group; mine: Group }, before: readonly Group[], after: readonly Group[]) => {
  let now = before
  const send = async () => {
    now = after
    return { done: false as const, fault: new Fault('network', ''), returned: null }
  }
  const write = saveRecordMutation(
    {
      ...definition,
      now: async () => ({ done: true as const, reply: [...now] }),
      sends: { create: send, edit: send },
    },
    saving,
  )
  const end = await new IdempotentMutation<Group>().outcomeOf(write)
  return end.kind === 'done' ? end.reply.id : null
}

test.each<[string, readonly Group[], number | null]>([
  ['nothing happened', all, null],
  ['it is there under a new id', [...all, group(4, 'Училища')], 4],
  ['its name without blanks', [...all, group(4, ' Училища ')], 4],
  ['somebody else made another', [...all, group(4, 'Болници')], null],
])('a new record whose response was lost: %s', async (_what, after, id) => {
  expect(await foundId({ was: definition.blank, mine: group(0, 'Училища') }, all, after)).toBe(id)
})

test('an equal older record is not taken for the new one', async () => {
  expect(await foundId({ was: definition.blank, mine: group(0, 'Общини') }, all, all)).toBeNull()
})

test('a change is recognised only by its changed fields, and computed ones do not count', async () => {
  const saving = { was: second, mine: { ...second, isActive: false, correspondentsCount: 0 } }
  expect(await foundId(saving, all, all)).toBeNull()
  const renamed = { ...second, name: 'Преименувана другаде', isActive: false }
  expect(await foundId(saving, all, [renamed])).toBe(2)
})

test('a deleted record is gone', () => {
  const removed = definition.sends.remove && removeRecordMutation(definition, definition.sends.remove, second)
  expect(removed?.find([...all])).toBeNull()
  expect(removed?.find(all.toSpliced(1, 1))).toEqual({ reply: 'deleted' })
})
