import { describe, expect, test } from 'vitest'
import { gapText } from '../../../src/rules/identifiers/numbersRegister.ts'
import { practice } from './practice.ts'

const gaps = (counters: readonly { code: string; gaps: readonly { from: number; to: number }[] }[]) =>
  counters.flatMap(({ code, gaps: some }) => some.map((gap) => `${code} ${gapText(gap)}`))

describe('the register of numbers of a practised world', () => {
  test('nothing was left out in a new world, and no number lies before its time', async () => {
    const { byHand } = await practice()
    const { years } = await byHand.numbersBook(2026)
    for (const year of years) {
      const { counters } = await byHand.numbersBook(year)
      expect(gaps(counters), `${year}`).toEqual([])
      expect(counters.flatMap(({ backwards }) => backwards)).toEqual([])
    }
  })

  test('a number that a trainer skips is a gap, which is explained once and told in the diary', async () => {
    const { byHand } = await practice()
    const [counter] = (await byHand.numbersBook(2026)).counters.filter(({ prefixes }) => prefixes.includes('04'))
    if (!counter) throw new Error('No counter numbers the letters')
    const number = await byHand.skipNumber(counter.code)
    expect(number).toBe((counter.last ?? 0) + 1)
    const gap = { code: counter.code, year: 2026, from: number, to: number }
    await expect(byHand.explainGap(gap, '  ', 'mpetrova')).rejects.toThrow('Напишете защо номерът липсва.')
    await expect(byHand.explainGap({ ...gap, from: 1, to: 1 }, 'Сгрешен', 'mpetrova')).rejects.toThrow('вече го няма')
    await byHand.explainGap(gap, 'Сгрешен печат', 'mpetrova')
    await byHand.explainGap(gap, ' Разместени печати ', 'mpetrova')
    const diary = await byHand.numbersDiary({ direction: 'incoming', from: '2026-01-01', to: '2026-12-31' })
    expect(diary.gaps).toEqual([
      expect.objectContaining({
        ...{ counter: counter.name, year: 2026, from: number },
        explanation: expect.objectContaining({ text: 'Разместени печати', by: expect.stringContaining('Петрова') }),
      }),
    ])
  })

  test('a diary holds what was registered in its period and direction, by day and number; annulled ones say why', async () => {
    const { byHand, world } = await practice()
    const period = { from: '2026-03-01', to: '2026-10-31' }
    for (const [direction, id] of [
      ['incoming', 1],
      ['outgoing', 3],
    ] as const) {
      const { lines } = await byHand.numbersDiary({ direction, ...period })
      const expected = world.documents
        .all()
        .filter(({ directionId, dateRegistered }) => directionId === id && dateRegistered !== null)
        .filter(
          ({ dateRegistered }) => (dateRegistered ?? '') >= '2026-03-01' && (dateRegistered ?? '') < '2026-10-31T21',
        )
      expect(lines.length).toBe(expected.length)
      expect(lines.length).toBeGreaterThan(20)
      expect(lines.map(({ date }) => date)).toEqual(lines.map(({ date }) => date).toSorted())
      for (const { number, note } of lines) {
        const row = expected.find((one) => one.number === number)
        expect(note.startsWith('Анулиран')).toBe(row?.statusId === 12)
      }
    }
    await expect(byHand.numbersDiary({ direction: 'incoming', from: '2026-10-31', to: '2026-03-01' })).rejects.toThrow(
      'Краят на периода е преди началото му.',
    )
  })
})
