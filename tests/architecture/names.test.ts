import { expect, test } from 'vitest'
import { type Source, sourceFrom, sourcesOf } from './sources.ts'

const kebabCase = /^[a-z\d]+(-[a-z\d]+)*$/
const camelCase = /^[a-z][A-Za-z\d]*$/
const pascalCase = /^[A-Z][A-Za-z\d]*$/

const objection = ({ path, exports }: Pick<Source, 'path' | 'exports'>): string | undefined => {
  const parts = path.split('/')
  const [name = '', ...endings] = (parts.pop() ?? '').split('.')
  const folder = parts.find((one) => !kebabCase.test(one))
  if (folder !== undefined) return `${path}: the folder ${folder} is not in kebab-case`
  if (endings[0] === 'spec') return kebabCase.test(name) ? undefined : `${path}: a journey is named in kebab-case`
  if (pascalCase.test(name))
    return exports.some((one) => pascalCase.test(one))
      ? undefined
      : `${path}: only a component or a class has such a name`
  return camelCase.test(name) ? undefined : `${path}: a file is named in camelCase, one of a component in PascalCase`
}

test.each([
  ['src/features/case-files/list/CaseFilesPage.tsx', 'export default function CaseFilesPage() {}', 'good'],
  ['src/widgets/grid/GridBodyRow.tsx', 'export const BodyRow = () => null', 'good'],
  ['src/rules/tasks/taskRules.ts', 'export const mayComplete = true', 'good'],
  ['tests/journeys/case-files.spec.ts', '', 'good'],
  ['tests/unit/rules/taskRules.test.ts', '', 'good'],
  ['src/features/caseFiles/list.ts', '', 'folder'],
  ['src/features/case_files/list.ts', '', 'folder'],
  ['tests/journeys/caseFiles.spec.ts', '', 'journey'],
  ['src/rules/tasks/TaskRules.ts', 'export const mayComplete = true', 'component'],
  ['src/rules/tasks/Task.ts', 'export type Task = string', 'component'],
  ['src/rules/tasks/task-rules.ts', '', 'camelCase'],
  ['src/rules/tasks/task_rules.ts', '', 'camelCase'],
])('the name of %s must not contain „%s“: %s', (path, text, result) => {
  const found = objection(sourceFrom(path, text))
  if (result === 'good') expect(found).toBeUndefined()
  else expect(found).toContain(result)
})

test('folders and files are named as the glossary says', () => {
  const sources = sourcesOf('src', 'mocks', 'scripts', 'tools', 'fixtures', 'tests')
  expect(sources.length).toBeGreaterThan(1000)
  expect(
    sources.flatMap((source) => objection(source) ?? []),
    'rename the file as docs/glossary.md says',
  ).toEqual([])
})
