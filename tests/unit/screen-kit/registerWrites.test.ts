import { expect, test } from 'vitest'
import { correspondentGroups } from '../../../src/contract/configuration.ts'
import { groupRules } from '../../../src/rules/correspondents/correspondentRegisters.ts'
import { nomenclature } from '../../../src/screen-kit/nomenclature/nomenclature.ts'
import { removedRecord, savedRecord } from '../../../src/screen-kit/nomenclature/registerWrites.ts'

const group = (id: number, name: string, isActive = true) => ({ id, name, correspondentsCount: 3, isActive })
const kit = nomenclature({
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

/** What a list without an answer to the write tells of it. */
test.each<[string, readonly ReturnType<typeof group>[], number | null]>([
  ['nothing happened', all, null],
  ['it is there under a new id', [...all, group(4, 'Училища')], 4],
  ['its name without blanks', [...all, group(4, ' Училища ')], 4],
  ['somebody else made another', [...all, group(4, 'Болници')], null],
])('a new record whose answer was lost: %s', (_what, now, id) => {
  const write = savedRecord(kit, { was: kit.blank, mine: group(0, 'Училища'), known: all })
  expect(write.find([...now])?.reply?.id ?? null).toBe(id)
})

test('an equal record that stood there before is not taken for the new one', () => {
  const write = savedRecord(kit, { was: kit.blank, mine: group(0, 'Общини'), known: all })
  expect(write.find([...all])).toBeNull()
})

test('a change is found by what was changed alone, and what the backend works out does not count', () => {
  const write = savedRecord(kit, {
    was: second,
    mine: { ...second, isActive: false, correspondentsCount: 0 },
    known: all,
  })
  expect(write.find([...all])).toBeNull()
  expect(write.find([{ ...second, name: 'Преименувана другаде', isActive: false }])?.reply?.id).toBe(2)
})

test('a deleted record is gone', () => {
  const removed = kit.sendRemoval && removedRecord(kit, kit.sendRemoval, second)
  expect(removed?.find([...all])).toBeNull()
  expect(removed?.find(all.toSpliced(1, 1))).toEqual({ reply: 'deleted' })
})
