import { expect } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { type Hands, keyboardOf } from './hands.ts'
import { type Listener, listenTo } from './listener.ts'

/** So long a job that is listened to may take, in milliseconds. */
export const longestHeard = 240_000

type Listening = { listener: Listener; hands: Hands }
/** A job is done by keys, and listened to. */
export const listening = async (desk: Screen): Promise<Listening> => {
  const listener = await listenTo(desk.page, desk.atRest)
  return { listener, hands: listener.hands(keyboardOf(desk.page)) }
}
/** `named`: texts of the seeded world, and what stands for them; another seed changes no snapshot. */
export const expectHeard = (
  { listener }: Listening,
  job: string,
  named: readonly (readonly [string, string])[] = [],
) => {
  const text = named.reduce((all, [found, name]) => all.replaceAll(found, name), listener.text())
  expect(text).toMatchSnapshot(`${job}.txt`)
}
