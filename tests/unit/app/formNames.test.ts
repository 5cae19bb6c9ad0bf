import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formNames } from '../../../src/app/shell/formNames.ts'

test.each<[string[], string]>([
  [['document/new/documents-flow'], 'нов документ'],
  [['document/new/documents-flow#2', 'document/new/documents-flow/to/1'], 'нов документ (2)'],
  [['document/0b1c', 'task-result/2', 'task/many'], 'редактиране на документ, резултат от задача, задача'],
  [['vehicle-insurance/new', 'vehicle/3'], 'застраховка, автомобил'],
  [['protocol-template/3', 'inspection-annul/1'], 'шаблон на протокол, анулиране на проверка'],
  [['group-inspection/new', 'approved-type/7'], 'групова проверка, одобрен тип'],
  [['something/new'], 'друга форма'],
])('the form with the draft name %j is called „%s“', (forms, text) => {
  expect(formNames(forms)).toBe(text)
})

const namings = [
  /draft: [`']([\w-]+)\//g,
  /\{\s*name: '([\w-]+)',\s*(?:docGuid,\s*)?record/g,
  /(?:register|staffDefinition)(?:<[^(]*>)?\(\{(?:\s*isPaged: true,)?(?:\s*\.\.\.\w+,)?(?:\s*kind: '\w+',)?\s*name: '([\w-]+)'/g,
]

test('every form that stores typed text has a unique name', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join('src', path), 'utf8'))
  const stored = new Set(
    sources.flatMap((source) => namings.flatMap((naming) => [...source.matchAll(naming)].map(([, name = '']) => name))),
  )
  expect(stored.size).toBeGreaterThan(45)
  expect([...stored].filter((name) => formNames([`${name}/1`]) === 'друга форма')).toEqual([])
})
