import { expect, test } from 'vitest'
import { isSlotOf, slotName, slotsOf } from '../../../src/state/draftSlots.ts'

/** Returns a fake browser: its tabs share the locks, and closing a tab releases the locks of this tab. */
const browser = () => {
  const held = new Map<string, () => void>()
  const tab = () => {
    const own = new Set<string>()
    const request = async (name: string, _: LockOptions, use: (lock: Lock | null) => unknown) => {
      if (held.has(name)) return use(null)
      const died = new Promise<void>((resolve) => held.set(name, resolve))
      own.add(name)
      await Promise.race([use({ name, mode: 'exclusive' }), died])
      await new Promise((resolve) => setImmediate(resolve))
      held.delete(name)
    }
    const query = async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] })
    const locks = { request: request as LockManager['request'], query }
    return {
      slots: slotsOf(locks),
      die: () => {
        for (const name of own) held.get(name)?.()
      },
    }
  }
  return { tab }
}
const form = 'document/new'
const second = slotName(form, 2)
const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

test('each open form has a separate slot, in one tab and in several', async () => {
  const { tab } = browser()
  const [here, there] = [tab().slots, tab().slots]
  expect((await here.open('maria', form, [])).name).toBe(form)
  expect((await there.open('maria', form, [])).name).toBe(second)
  expect((await here.open('maria', form, [])).name).toBe(slotName(form, 3))
  expect((await there.open('maria', 'document/1', [])).name).toBe('document/1')
  expect((await there.open('ivan', form, [])).name).toBe(form)
  expect([here.isOwn('maria', form), here.isOwn('maria', second)]).toEqual([true, false])
  expect(await here.openNow('maria', [form, second, 'document/9'])).toEqual([form, second])
})

test('a form that is closed and reopened at once finds its slot free', async () => {
  const { slots } = browser().tab()
  const first = await slots.open('maria', form, [])
  first.release()
  expect((await slots.open('maria', form, [form])).name).toBe(form)
})

test('the draft of a crashed tab is taken over, before an empty slot', async () => {
  const { tab } = browser()
  const [here, crashed, later] = [tab().slots, tab(), tab().slots]
  await here.open('maria', form, [])
  expect((await crashed.slots.open('maria', form, [])).name).toBe(second)
  expect((await later.open('maria', form, [second, form])).name).toBe(slotName(form, 3))
  crashed.die()
  await soon()
  expect((await later.open('maria', form, [second, form])).name).toBe(second)
})

test('a browser without locks has one slot for each form', async () => {
  const slots = slotsOf(undefined)
  expect((await slots.open('maria', form, [second])).name).toBe(form)
  expect((await slots.open('maria', form, [])).name).toBe(form)
  expect(await slots.openNow('maria', [form])).toEqual([])
})

test.each([
  [form, true],
  [second, true],
  ['document/new/services', false],
  ['document/newer', false],
])('the name %s is a slot of the form: %s', (name, isOne) => {
  expect(isSlotOf(form, name)).toBe(isOne)
})
