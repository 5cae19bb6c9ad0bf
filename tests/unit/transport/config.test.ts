import { afterEach, expect, test, vi } from 'vitest'
import { checkedConfig } from '../../../scripts/install/readInstalled.ts'
import { warnUnknownConfigNames } from '../../../src/app/gate/warnUnknownConfigNames.ts'
import { callGroups } from '../../../src/contract/callGroups.ts'
import { catalogue } from '../../../src/contract/catalogue.ts'
import { documents } from '../../../src/contract/documents.ts'
import { type Area, callName } from '../../../src/contract/endpoint.ts'
import { vehicles } from '../../../src/contract/vehicles.ts'
import { appConfig, ConfigProblem, loadConfig, readConfig } from '../../../src/transport/config.ts'
import { reasonsOf } from '../../../src/transport/configReasons.ts'
import { notices$ } from '../../../src/transport/notices.ts'
import { config } from './fakeBrowser.ts'

afterEach(() => vi.unstubAllGlobals())

const whyNot = (text: string): readonly string[] => {
  try {
    readConfig(text)
    return []
  } catch (problem) {
    return problem instanceof ConfigProblem ? reasonsOf(problem) : ['not a ConfigProblem']
  }
}
const changed = (over: object) => whyNot(JSON.stringify({ ...config, ...over }))
const { mode: _mode, ...withoutMode } = config
const renamed = (name: keyof typeof config, other: string) => {
  const { [name]: value, ...rest } = config
  return whyNot(JSON.stringify({ ...rest, [other]: value }))
}
const noObject = 'Файлът не съдържа обект с настройки: трябва да започва с { и да завършва с }.'

test('a valid file is read', () => expect(readConfig(JSON.stringify(config))).toEqual(config))

test('optional settings of a connected installation have defaults; a slash at the end of a base is removed', () => {
  const { mocked: _mocked, ...rest } = config
  const api = { register: 'https://register.example.bg/', shreder: '/shreder/' }
  const read = readConfig(JSON.stringify({ ...rest, mode: 'connected', api }))
  expect(read.mocked).toEqual({ seed: 1, documents: 2800 })
  expect(read.api).toEqual({ register: 'https://register.example.bg', shreder: '/shreder' })
})

test.each([
  [
    'a page instead of the file',
    whyNot('<!doctype html>'),
    'Файлът /config.json липсва: на негово място сървърът върна уеб страница, а не JSON.',
  ],
  ['not an object', whyNot('5'), noObject],
  ['a list', whyNot('[]'), noObject],
  ['a list of settings', whyNot(JSON.stringify([config])), noObject],
  ['a list in the place of the addresses', changed({ api: [] }), '„api“: трябва да е обект с настройки в { }'],
  ['a misspelt group', renamed('api', 'apis'), '„api“: липсва; вместо него е написано „apis“'],
  [
    'a misspelt setting',
    renamed('timeoutMinutes', 'timeout_minutes'),
    '„timeoutMinutes“: липсва; вместо него е написано „timeout_minutes“',
  ],
  [
    'a setting in small letters',
    renamed('keepDrafts', 'keepdrafts'),
    '„keepDrafts“: липсва; вместо него е написано „keepdrafts“',
  ],
  [
    'a misspelt address',
    changed({ api: { register: '/r', shredder: '/s' } }),
    '„api.shreder“: липсва; вместо него е написано „shredder“',
  ],
  ['a missing setting', whyNot(JSON.stringify(withoutMode)), '„mode“: липсва'],
  ['a wrong choice', changed({ mode: 'mock' }), '„mode“: позволените стойности са (mocked | connected | class)'],
  [
    'another path than the page has',
    changed({ basePath: '/delovod/' }),
    '„basePath“: тук е „/delovod/“, а страницата е отворена под „/“. Един и същ път трябва да стои в config.json, в <base href> на index.html и в настройките на уеб сървъра.',
  ],
  [
    'a module that is neither on nor off',
    changed({ modules: { staff: 'no' } }),
    '„modules.staff“: трябва да е true или false',
  ],
  ['calls that are no list', changed({ callsOff: 'Library' }), '„callsOff“: трябва да е списък'],
  ['a wrong kind', changed({ timeoutMinutes: '5' }), '„timeoutMinutes“: трябва да е число'],
  ['a time-out of nothing', changed({ timeoutMinutes: 0 }), '„timeoutMinutes“: трябва да е повече от 0'],
  [
    'a wrong day',
    changed({ mocked: { seed: 1, documents: 2, day: '1.1' } }),
    '„mocked.day“: трябва да е дата във вида ГГГГ-ММ-ДД',
  ],
])('the error of %s is explained', (_title, reasons, reason) => expect(reasons).toEqual([reason]))

test('a page on https accepts no backend and no hub on plain http', () => {
  const plain = { api: { register: 'http://a.bg', shreder: '/s' }, hub: 'http://a.bg/hub' }
  expect(changed(plain)).toEqual([])
  vi.stubGlobal('location', new URL('https://host/'))
  expect(changed(plain)).toEqual([
    '„api.register“: трябва да е с https, както тази страница',
    '„hub“: трябва да е с https, както тази страница',
  ])
})

test('a hub and the method of writes are optional; an unknown setting gives a warning and stops nothing', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { hub: _hub, writes: _writes, ...rest } = config
  const read = readConfig(JSON.stringify({ ...rest, production: true }))
  expect(read).toMatchObject({ hub: '', writes: { idempotencyKey: true, resolutionWithTasks: true } })
  expect(readConfig(JSON.stringify({ ...config, writes: { idempotencyKey: false } })).writes).toEqual({
    idempotencyKey: false,
    resolutionWithTasks: true,
    keysAreKept: false,
  })
  expect(warned.mock.calls).toEqual([['config.json: unknown settings are left aside: production']])
  warned.mockRestore()
})

const misspelt = callName(vehicles.list).replace('/', 's/')
test.each([
  ['known names', { modules: { staff: false }, callsOff: ['Library', callName(vehicles.list)] }, []],
  ['a module that is misspelt', { modules: { stafff: false }, callsOff: [] }, ['„modules“: няма модул stafff;']],
  [
    'a group and a call of a group that are not',
    { modules: {}, callsOff: ['library', 'Library', misspelt] },
    [`„callsOff“: няма група заявки за library, ${misspelt};`, `„callsOff“: сред предложените заявки няма ${misspelt}`],
  ],
  [
    'a call that has another name now',
    { modules: {}, callsOff: [`${callName(vehicles.list)}Old`] },
    [`„callsOff“: сред предложените заявки няма ${callName(vehicles.list)}Old`],
  ],
])('the calls that a configuration switches off: %s', async (_title, off, sentences) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const shown: string[] = []
  const listening = notices$.subscribe(({ text }) => shown.push(text))
  await warnUnknownConfigNames(off, false)
  expect(shown).toEqual([])
  await warnUnknownConfigNames(off, true)
  listening.unsubscribe()
  expect(shown.length, 'the administrator sees it').toBe(sentences.length > 0 ? 1 : 0)
  const warnings = warned.mock.calls.map(([text]) => String(text).replace(/^config\.json: |(?<=;).*$/g, ''))
  expect(warnings).toEqual([...sentences, ...sentences])
  // The packaging script refuses settings for which the page shows only a warning.
  const packed = () => checkedConfig(JSON.stringify({ ...config, ...off }))
  if (sentences.length === 0) expect(packed).not.toThrow()
  else expect(packed).toThrow(sentences[0])
  warned.mockRestore()
})

test('a call that is not proposed cannot be switched off by a packaged configuration', () => {
  const packed = (callsOff: string[]) => () => checkedConfig(JSON.stringify({ ...config, callsOff }))
  expect(packed([callName(documents.createDocument)])).toThrow('сред предложените заявки няма')
  expect(packed([callName(vehicles.list)])).not.toThrow()
})

test('the allowed groups are those with a proposed call', () => {
  const calls = Object.values<Area>(catalogue).flatMap((area) => Object.values(area))
  const groups = calls.flatMap(({ proposed, path }) => (proposed ? [path.split('/')[2] ?? ''] : []))
  expect([...callGroups].sort()).toEqual([...new Set(groups)].sort())
})

test('the packager reports the same errors of a list as the page', () => {
  expect(() => checkedConfig('[]')).toThrow(noObject)
})

test('every error is named', () => expect(changed({ mode: 'x', version: 1 })).toHaveLength(2))

test('a file that cannot be fetched is explained too', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  const why = async () =>
    reasonsOf(
      await loadConfig().then(
        () => expect.fail(),
        (problem) => problem,
      ),
    )
  expect(await why()).toEqual(['Файлът /config.json не може да бъде изтеглен (код 404).'])
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await why()).toEqual(['Файлът /config.json не може да бъде изтеглен.'])
})

test('after loading it is available everywhere', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...config, productTitle: 'Проба' })))
  await loadConfig()
  expect(appConfig().productTitle).toBe('Проба')
})
