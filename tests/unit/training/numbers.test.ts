import { describe, expect, test } from 'vitest'
import { gapText } from '../../../src/rules/identifiers/numbersRegister.ts'
import { trainingBackend } from './trainingBackend.ts'

const gaps = (counters: readonly { code: string; gaps: readonly { from: number; to: number }[] }[]) =>
  counters.flatMap(({ code, gaps: some }) => some.map((gap) => `${code} ${gapText(gap)}`))

describe('the register of numbers of a training database', () => {
  test('a new database has no skipped number, and no number is out of order', async () => {
    const { adminApi } = await trainingBackend()
    const { years } = await adminApi.numbersBook(2026)
    for (const year of years) {
      const { counters } = await adminApi.numbersBook(year)
      expect(gaps(counters), `${year}`).toEqual([])
      expect(counters.flatMap(({ backwards }) => backwards)).toEqual([])
    }
  })

  test('a number that a trainer skips is a gap, which is explained once', async () => {
    const { adminApi } = await trainingBackend()
    const [counter] = (await adminApi.numbersBook(2026)).counters.filter(({ prefixes }) => prefixes.includes('04'))
    if (!counter) throw new Error('No counter numbers the letters')
    const number = await adminApi.skipNumber(counter.code)
    expect(number).toBe((counter.last ?? 0) + 1)
    const gap = { code: counter.code, year: 2026, from: number, to: number }
    await expect(adminApi.explainGap(gap, '  ', 'mpetrova')).rejects.toThrow('Напишете защо номерът липсва.')
    await expect(adminApi.explainGap({ ...gap, from: 1, to: 1 }, 'Сгрешен', 'mpetrova')).rejects.toThrow('вече го няма')
    await adminApi.explainGap(gap, 'Сгрешен печат', 'mpetrova')
    await adminApi.explainGap(gap, ' Разместени печати ', 'mpetrova')
    const [explained] =
      (await adminApi.numbersBook(2026)).counters.find(({ code }) => code === counter.code)?.gaps ?? []
    expect(explained).toMatchObject({
      ...{ from: number, to: number },
      explanation: { text: 'Разместени печати', by: expect.stringContaining('Петрова') },
    })
  })
})
