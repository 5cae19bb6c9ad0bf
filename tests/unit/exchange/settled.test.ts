import { firstValueFrom, of } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { type Look, settled } from '../../../src/features/exchange/settled.ts'
import { Fault } from '../../../src/transport/fault.ts'
import type { Outcome } from '../../../src/transport/request.ts'

const lost: Outcome<never> = { done: false, fault: new Fault('network', 'Няма връзка'), returned: null }
const refused: Outcome<never> = { done: false, fault: new Fault('refused', 'Вече е обработено'), returned: null }
type Now = { number: string | null }
const read: Look<Now, string>['read'] = ({ number }) => (number === null ? null : { reply: number })

const endings: [what: string, sent: Outcome<string>, now: Outcome<Now>, ending: object][] = [
  ['an answer that came', { done: true, reply: '1' }, lost, { kind: 'done', reply: '1' }],
  ['a refusal', refused, lost, { kind: 'refused', fault: refused.fault }],
  ['a lost answer to what was done', lost, { done: true, reply: { number: '2' } }, { kind: 'done', reply: '2' }],
  ['a lost answer to what was not done', lost, { done: true, reply: { number: null } }, { kind: 'notDone' }],
  ['a server that is away', lost, lost, { kind: 'unknown' }],
]
test.each(endings)('%s', async (_, sent, now, ending) => {
  expect(await firstValueFrom(settled(of(sent), { ask: of(now), read }))).toEqual(ending)
})

test('nothing is looked up while the answer is clear', async () => {
  const ask = vi.fn()
  await firstValueFrom(settled(of<Outcome<string>>(refused), { ask: of(lost), read: ask }))
  expect(ask).not.toHaveBeenCalled()
})
