import { expect, test } from 'vitest'
import publicConfig from '../../../public/config.json' with { type: 'json' }
import { checkedConfig } from '../../../scripts/install/readInstalled.ts'
import { callName, type Endpoint } from '../../../src/contract/endpoint.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { vehicleReports } from '../../../src/contract/vehicles.ts'
import { ConfigProblem, readConfig } from '../../../src/transport/config.ts'
import { reasonsOf } from '../../../src/transport/configReasons.ts'
import type { Found } from '../../../tools/conformance/crawlCalls.ts'
import { configFor } from '../../../tools/conformance/report.ts'

const sound = JSON.stringify(publicConfig, null, 2)
const reasonOf = (run: () => unknown): string => {
  try {
    run()
  } catch (problem) {
    if (problem instanceof ConfigProblem) return reasonsOf(problem).join('\n')
    if (problem instanceof Error) return problem.message
  }
  return ''
}

test.each<[string, string, RegExp]>([
  ['a comment', sound.replace('"mode"', '// начин\n  "mode"'), /ред 2, знак 3: JSON не допуска коментари/],
  ['a block comment', sound.replace('"hub"', '/* */ "hub"'), /ред 7, знак 3: JSON не допуска коментари/],
  ['a trailing comma', '{\n  "mode": "mocked",\n}', /ред 2, знак 19: тази запетая е излишна/],
  ['a comma that is missing', '{\n  "mode": "mocked"\n  "hub": ""\n}', /ред 3, знак 3: проверете кавичките/],
  ['a text that is cut', '{\n  "mode": "moc', /ред 2, знак 11: проверете кавичките/],
  ['UTF-16', Buffer.from(`\uFEFF${sound}`, 'utf16le').toString('utf8'), /UTF-16\. Запишете го в UTF-8/],
  ['Windows-1251', Buffer.from('{"productTitle":"\xC4\xE5\xEB"}', 'latin1').toString('utf8'), /Windows-1251/],
  ['a page', '<!doctype html><title>404</title>', /върна уеб страница/],
  ['nothing', ' ', /е празен/],
  ['null', 'null', /не съдържа обект с настройки/],
  ['a number', '5', /не съдържа обект с настройки/],
])('a file with %s instead of a configuration is explained to the page and to the installer', (_, text, reason) => {
  expect(reasonOf(() => readConfig(text))).toMatch(reason)
  expect(reasonOf(() => checkedConfig(text))).toMatch(reason)
})

test('a byte order mark is no error', () => {
  expect(reasonOf(() => readConfig(`\uFEFF${sound}`))).toBe('')
  expect(reasonOf(() => checkedConfig(`\uFEFF${sound}`))).toBe('')
})

test.each<[string, object, RegExp]>([
  ['both backends on one path', { api: { register: '/api', shreder: '/api/' } }, /не може да са на един и същ път/],
  ['in other letters', { api: { register: '/Api', shreder: '/api' } }, /не може да са на един и същ път/],
  ['a backend on the path of the hub', { hub: '/shreder' }, /не може да са на един и същ път/],
  ['a backend in the place of the page', { api: { register: '/', shreder: '/b' } }, /е на самата страница/],
  ['the same below a path', { basePath: '/d/', api: { register: '/d', shreder: '/b' } }, /е на самата страница/],
  ['a backend over the files', { api: { register: '/static', shreder: '/b' } }, /е на самата страница/],
])('a configuration with %s is refused by the packager', (_, change, reason) => {
  expect(reasonOf(() => checkedConfig(JSON.stringify({ ...publicConfig, ...change })))).toMatch(reason)
})

test('the configuration that conformance prints can be packaged, without the missing calls', () => {
  const found = ({ method, path }: Endpoint, state: Found['state']): Found =>
    ({ path: `${method} ${path}`, state, isProposed: true, differences: [] }) as never
  const calls = [
    found(vehicleReports.getCostsSummary, 'absent'),
    found(vehicleReports.getCosts, 'absent'),
    found(tasks.requestNewTerm, 'absent'),
    found(tasks.getTask, 'answered'),
  ]
  const given = { register: 'https://a.example.bg', shreder: 'https://b.example.bg', hub: '' }
  const printed = configFor({ crawled: { calls } as never, probes: [] }, given)
  expect(printed).toMatchObject({ mode: 'connected', callsOff: [callName(tasks.requestNewTerm), 'Vehicle'] })
  expect(reasonOf(() => checkedConfig(JSON.stringify(printed)))).toBe('')
})
