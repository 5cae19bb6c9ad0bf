import { expect, test } from 'vitest'
import publicConfig from '../../../public/config.json' with { type: 'json' }
import { checkedConfig } from '../../../scripts/install/readInstalled.ts'
import { ConfigProblem, readConfig } from '../../../src/transport/config.ts'
import { reasonsOf } from '../../../src/transport/configReasons.ts'

const reasonsIn = (read: (text: string) => unknown, change: object): string => {
  try {
    read(JSON.stringify({ ...publicConfig, ...change }))
  } catch (problem) {
    if (problem instanceof ConfigProblem) return reasonsOf(problem).join('\n')
    if (problem instanceof Error) return problem.message
  }
  return ''
}
const reasonsFor = (change: object) => [reasonsIn(readConfig, change), reasonsIn(checkedConfig, change)]
const twice = (reason: string) => [reason, reason]

const latin = 'пътят може да съдържа само латински букви, цифри, „-“, „_“, „.“, „~“ и „/“'
const dots = 'не може да има „.“ или „..“ вместо име на папка; напишете целия път'
const start = 'трябва да започва с https:// (адрес на друг сървър) или с една „/“ (път на сървъра на страницата)'
const socket = (scheme: string) =>
  `трябва да започва с https://, а не с ${scheme}://; връзката за известия сама минава на WebSocket`
const secret = 'не може да има потребител и парола пред „@“: config.json се чете от всеки'
const host = 'името на сървъра или портът не са верни'
const query = 'не може да има „?“ и параметри след него'
const hash = 'не може да има „#“ и текст след него'
const blank = 'не може да има интервал'

test.each<[unknown, string]>([
  ['wss://register.example.bg', socket('wss')],
  ['ws://register.example.bg', socket('ws')],
  ['WSS://register.example.bg', socket('WSS')],
  ['register.example.bg', start],
  ['register.example.bg/api', start],
  ['localhost:5080', start],
  ['register', start],
  ['//register.example.bg', start],
  ['/\\register.example.bg', start],
  ['\\\\server\\share', start],
  ['деловод.бг', start],
  ['https:/register.example.bg', 'след https: трябва да има две „/“'],
  ['https:register.example.bg', 'след https: трябва да има две „/“'],
  ['HTTPS://register.example.bg', 'трябва да започва с https:// или http://, с малки букви'],
  ['ftp://register.example.bg', 'трябва да започва с https:// или с „/“, а не с ftp:'],
  ['javascript:alert(1)', 'трябва да започва с https:// или с „/“, а не с javascript:'],
  ['file:///c:/api', 'трябва да започва с https:// или с „/“, а не с file:'],
  ['https://user:pass@register.example.bg', secret],
  ['https://user@register.example.bg/api', secret],
  ['https://', host],
  ['https:///api', host],
  ['https://[', host],
  ['https://register.example.bg:99999', host],
  ['https://register example.bg', blank],
  ['https://register.exa mple.bg:8443/api', blank],
  ['https://register\u00a0example.bg', blank],
  ['http://register.example.bg /api', blank],
  ['https://деловод.бг/api', 'името на сървъра се пише с латински букви: xn--b1adbc4asb.xn--90ae'],
  ['https://register.example.bg?x', query],
  ['https://register.example.bg/api?x=1', query],
  ['/api?x=1', query],
  ['https://register.example.bg#x', hash],
  ['/api#', hash],
  ['/a/../b/', dots],
  ['/a/./b', dots],
  ['/..', dots],
  ['https://register.example.bg/a/..', dots],
  ['/a//b', 'не може да има две „/“ една след друга'],
  ['https://register.example.bg/a//', 'не може да има две „/“ една след друга'],
  ['/деловодство', latin],
  ['https://register.example.bg/апи', latin],
  ['/a%20b', latin],
  ['/a;b', latin],
  ['/a{b}', latin],
  ['/a"b', latin],
  ['/$host', latin],
  ['/a\\b', latin],
  ['/a b', blank],
  ['/a\u00a0b', blank],
  [' /a', 'има интервал в началото или в края'],
  ['https://register.example.bg ', 'има интервал в началото или в края'],
  [null, 'трябва да е текст'],
  [5, 'трябва да е текст'],
  [['/a'], 'трябва да е текст'],
  [{}, 'трябва да е текст'],
])('the text %j is not an address of a backend or of the hub, and page and installer say why', (address, reason) => {
  expect(reasonsFor({ api: { register: address, shreder: '/s' } })).toEqual(twice(`„api.register“: ${reason}`))
  expect(reasonsFor({ hub: address })).toEqual(twice(`„hub“: ${reason}`))
})

test('a backend without an address is reported', () => {
  expect(reasonsFor({ api: { register: '', shreder: '/s' } })).toEqual(twice('„api.register“: не може да е празно'))
  expect(reasonsFor({ api: { shreder: '/s' } })).toEqual(twice('„api.register“: липсва'))
})

test.each([
  '/register',
  '/Api_2/v1.0/~x-y/',
  'https://register.example.bg',
  'https://REGISTER.example.bg:8443/au/',
  'http://10.0.0.7:5080',
  'http://[::1]:5080/api',
  'http://localhost',
])('the address %s is accepted unchanged', (register) => {
  expect(reasonsFor({ api: { register, shreder: '/s' } })).toEqual(twice(''))
})

test.each<[unknown, string]>([
  ['delovod', 'трябва да е път с „/“ в двата края'],
  ['/delovod', 'трябва да е път с „/“ в двата края'],
  ['https://host/delovod/', 'трябва да е път с „/“ в двата края'],
  ['', 'трябва да е път с „/“ в двата края'],
  ['/деловод/', latin],
  ['/a b/', blank],
  ['/a/../b/', dots],
  ['//a/', 'не може да има две „/“ една след друга'],
  ['/a?x/', query],
  ['/a#/', hash],
  [null, 'трябва да е текст'],
  [5, 'трябва да е текст'],
])('the text %j is not a path of an installation', (basePath, reason) => {
  expect(reasonsFor({ basePath })).toEqual(twice(`„basePath“: ${reason}`))
})

test('the link to the system of the exchange may have a query', () => {
  expect(reasonsFor({ externalExchange: 'https://eventis.example.bg/?org=12#new' })).toEqual(twice(''))
  for (const externalExchange of ['eventis.example.bg', 'javascript:alert(1)', '', 'https://a b'])
    expect(reasonsFor({ externalExchange })[0]).toMatch(/^„externalExchange“: трябва да започва с https:/)
})

const others = [null, 5, true, 'x', [], {}, -1.5, '']
test.each(Object.keys(publicConfig))('every message about „%s“ is in Bulgarian', (name) => {
  for (const value of others)
    for (const reason of reasonsFor({ [name]: value }))
      expect(reason.replaceAll(/„[^“]*“/g, '')).not.toMatch(/Invalid|Expected|received|undefined|Cannot|null/)
})
