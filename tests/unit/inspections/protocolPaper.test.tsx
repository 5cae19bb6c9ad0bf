import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProtocolPaper } from '../../../src/features/inspections/protocol/ProtocolPaper.tsx'
import { newProtocol } from '../../../src/rules/inspections/protocolFill.ts'
import { found } from '../rules/inspectionSamples.ts'

const textsOf = (content: string): readonly string[] => {
  const protocol = { ...newProtocol(found, undefined, '2026-11-20'), content, objections: 'Везната е нова.' }
  const { container } = render(<ProtocolPaper inspection={found} protocol={protocol} />)
  return [...container.querySelectorAll('h3, p, table')].map(({ textContent }) => textContent ?? '')
}
const at = (lines: readonly string[], words: string): number => lines.findIndex((line) => line.includes(words))

test('prescriptions and objections are at their place in the text, before the signatures', () => {
  const lines = textsOf('# ПРОТОКОЛ\n{{таблица.СИ}}\n{{предписания}}\n{{възражения}}\nЗа проверяваното лице: …')
  const places = [
    'ПРОТОКОЛ',
    'В присъствието на',
    'Изтекъл знак',
    'Да се представи',
    'Везната е нова',
    'За проверяваното',
  ]
  const found = places.map((words) => at(lines, words))
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(found).not.toContain(-1)
  expect(lines.filter((line) => line.includes('Да се представи'))).toHaveLength(1)
})

test('if the text has no place for prescriptions and objections, they are at its end', () => {
  const lines = textsOf('# ПРОТОКОЛ\nЗа проверяваното лице: …')
  expect(at(lines, 'За проверяваното')).toBeLessThan(at(lines, 'Да се представи'))
  expect(at(lines, 'Обяснения и възражения: Везната е нова.')).toBeGreaterThan(0)
})
